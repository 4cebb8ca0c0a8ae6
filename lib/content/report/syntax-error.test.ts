import { transform } from 'esbuild';
import { checkSyntax, type ParseError } from './syntax-error';

const source = `// The trips. Prices are in rupees.
import type { Trip } from './schema/trip';

export const trips: Trip[] = [
  {
    slug: 'short-trip',
    name: 'For two',
    price: { was: 26500, now: 22500 },
    hidden: true,
    image: {
      src: '/images/short.svg',
      alt: 'A red bucket on pale sand',
    },
    lines: [
      'Two nights in town',
      'For guests who like the sea',
    ],
    closed: ['monday', 'friday'],
  },
  {
    slug: 'long-trip',
    name: 'For all',
    at: { north: 11.67, east: 92.74 },
    lines: ['One more night'],
    closed: ['sunday'],
  },
];

export const posts = [
  { id: 1, href: 'https://trips.example', label: 'The first' },
];
`;

/** What the report says of a source: its sentence with the line, "" for nothing. */
async function say(text: string): Promise<string> {
  const error = checkSyntax(text, await complain(text));
  return error ? `${error.line}: ${error.problem}` : '';
}

/** What esbuild or, for a name that nothing has, the program that runs the file says. */
async function complain(text: string): Promise<ParseError | undefined> {
  try {
    const { code, warnings } = await transform(text, {
      loader: 'ts',
      format: 'cjs',
      logLevel: 'silent',
    });
    new Function('module', code)({});
    return warnings[0] && { text: warnings[0].text, ...warnings[0].location };
  } catch (error) {
    const [first] = (error as { errors?: { text: string; location: object }[] }).errors ?? [];
    return first ? { text: first.text, ...first.location } : { text: String(error) };
  }
}

test('the palette has colours outside its lists', async () => {
  expect(await say("const navy = '#0b2a4a;\nconst day = { deep: navy };")).toBe(
    "1: The text in this line has no ' at its end.",
  );
  const open = "const navy = '#0b2a4a;\n";
  expect(checkSyntax(open, await complain(open))?.expected).toBe("'#0b2a4a';");
  expect(await say('const day = {\n  ink: #12283f,\n};')).toBe(
    '2: “#12283f” has no quotes around it.',
  );
});

test('a source without an error is left alone', async () => {
  expect(await say(source)).toBe('');
});

// biome-ignore format: one error a line
test.each<[string, string, string, string]>([
  // What was done, the words before, the words after, what the report says.
  ['no comma after a text', "'For two',", "'For two'", '7: A comma is missing at the end of this line.'],
  ['no comma after a list', "'friday'],\n  },", "'friday']\n    b: 1,\n  },", '18: A comma is missing at the end of this line.'],
  ['no comma in a list', "in town',", "in town'", '15: A comma is missing at the end of this line.'],
  ['no comma within a line', "'monday', 'friday'", "'monday' 'friday'", "18: A comma is missing in this line."],
  ['no comma between two entries', "  },\n  {\n    slug: 'long", "  }\n  {\n    slug: 'long", '19: A comma is missing at the end of this line.'],
  ['two commas after a field', "'For two',", "'For two',,", '7: There is a comma too many in this line.'],
  ['two commas in a list', "'monday',", "'monday',,", '18: There is a comma too many in this line.'],
  ['no comma between a field and a text', "'For two',", "'For two' label: 'x',", '7: A comma is missing in this line.'],
  ['a full stop instead of a comma', "'For two',", "'For two'.", '7: There is a . where a comma belongs.'],
  ['a semicolon', "'For two',", "'For two';", '7: There is a ; where a comma belongs.'],
  ['a letter between two entries', '  },\n  {', '  },\n  s\n  {', '20: “s” alone in this line means nothing.'],
  ['a letter after a list', '\n];', '\n];\nx', '28: “x” has no quotes around it.'],
  ['a letter behind a list', '\n];', '\n];x', '27: “x” has no quotes around it.'],
  ['a straight apostrophe', 'A red', "A child's red", "12: Use ’ instead of ' inside a text."],
  ['an apostrophe at the end of a word', 'For guests', "The guests' room,", "16: Use ’ instead of ' inside a text."],
  ['straight quotes in a text', "'A red bucket on", '"A "red" bucket on', '12: Use “ and ” instead of " inside a text.'],
  ['no quote at the end', "'For two',", "'For two,", "7: The text in this line has no ' at its end."],
  ['no quote at the beginning', "'For two'", "For two'", "7: The text in this line has no ' at its beginning."],
  ['no quotes at all', "'For two'", 'For two', '7: “For two” has no quotes around it.'],
  ['a day without quotes', "['sunday']", '[sunday]', '25: “sunday” has no quotes around it.'],
  ['an address without quotes', "'https://trips.example'", 'https://trips.example', '30: “https://trips.example” has no quotes around it.'],
  ['a name with hyphens without quotes', "['sunday']", '[old-jail, sunday]', '25: “old-jail” has no quotes around it.'],
  ['a name of an entry without quotes', "name: 'For two'", 'stay: long-island', '7: “long-island” has no quotes around it.'],
  ['an address of the site without quotes', "'https://trips.example'", '/trips/short#first', '30: “/trips/short#first” has no quotes around it.'],
  ['a list of a word processor', "'Two nights in town'", '• Two nights in town', '15: “• Two nights in town” has no quotes around it.'],
  ['low quotes', "'For two'", '‚For two‘', "7: Write straight quotes ' ' around a text, and not ‚."],
  ['an invisible sign', "name: 'For two'", "\u200bname: 'For two'", '7: An invisible sign stands in this line.'],
  ['Indian digits', 'now: 22500', 'now: २२५००', '8: Write the digits 0 to 9, and not २.'],
  ['a note after #', 'hidden: true,', 'hidden: true, # for now', '9: A note begins with //, and not with #.'],
  ['a note of HTML', '    hidden', '    <!-- for now -->\n    hidden', '9: A note begins with //, and not with <!--.'],
  ['a note after one slash', '    hidden', '    / for now\n    hidden', '9: A note begins with //, and not with /.'],
  ['a note without an end', '    hidden', '    /* for now\n    hidden', '9: The note that begins with /* in this line has no */'],
  ['a note in place of a value', "name: 'For two'", "name: // 'For two'", '7: name has no value.'],
  ['two colons', "name: 'For two'", "name:: 'For two'", '7: There is a : too many after name.'],
  ['], at the end of a list', "  },\n];", "  },\n],", '27: The list ends with ]; and not with ],'],
  ['an entry behind its list', "first' },\n];", "first' },\n];\n  { id: 2, href: '/' },", '32: This entry stands behind the end of its list.'],
  ['typographic quotes', "'For two'", '‘For two’', "7: Write straight quotes ' '"],
  ['a typographic quote at the end', "'For two'", "'For two’", "7: This text begins with ' and ends with ’."],
  ['two quotes at the end', "'For two'", "'For two''", "7: There is a ' too many in this line."],
  ['a new line within a text', 'A red bucket', 'A red\n      bucket', '12: The text in this line goes on in the next.'],
  ['a price with a comma', 'now: 22500', 'now: 22,500', '8: Write 22500 in digits alone.'],
  ['a price with a sign', 'now: 22500', 'now: ₹22,500', '8: Write 22500 in digits alone.'],
  ['a price in words', 'now: 22500', 'now: Rs. 22500', '8: Write 22500 in digits alone.'],
  ['a price with a zero in front', 'now: 22500', 'now: 022500', '8: Write 22500 in digits alone.'],
  ['a percent sign', 'now: 22500', 'now: 40%', '8: Write 40 in digits alone.'],
  ['a coordinate with a comma', 'now: 22500', 'north: 11,675', '8: Write 11.675 in digits alone.'],
  ['yes', 'hidden: true', 'hidden: yes', '9: Write true instead of yes.'],
  ['an equals sign', "name: 'For two'", "name = 'For two'", '7: A colon is missing after name.'],
  ['no colon', "name: 'For two'", "name 'For two'", '7: A colon is missing after name.'],
  ['no value', "name: 'For two'", 'name:', '7: name has no value.'],
  ['no name', "name: 'For two'", "\n'For two'", '8: A text here has no field.'],
  ['a field twice', "'For two',", "'For two',\n    name: 'For us',", '8: name stands twice in this entry'],
  ['no } after an entry', "'friday'],\n  },", "'friday'],", '5: The { in this line has no }.'],
  ['no } in a line', '22500 },', '22500,', '8: The { in this line has no }.'],
  ['no ] after a list', "the sea',\n    ],", "the sea',", '14: The [ in this line has no ].'],
  ['no ]; at the end of the file', "first' },\n];", "first' },", '29: The [ in this line has no ].'],
  ['no [ in a line with one text', "['sunday']", "'sunday']", '25: There is a ] too many in this line, or a [ is missing before it.'],
  ['}} after an entry', "'friday'],\n  },", "'friday'],\n  }},", '19: There is a } too many in this line, or a { is missing before it.'],
  ['] instead of }', "'friday'],\n  },", "'friday'],\n  ],", '19: The ] in this line does not fit the { in line 5.'],
  ['no { before an entry', "  {\n    slug: 'long", "    slug: 'long", '25: There is a } too many in this line, or a { is missing'],
  ['a } too many', "'sunday'],\n  },", "'sunday'],\n  },\n  },", '27: There is a } too many in this line, or a { is missing before it.'],
  ['no =', 'Trip[] = [', 'Trip[] [', '4: The sign = is missing in this line.'],
  ['a note without //', '// The trips.', 'The trips.', '1: This line belongs to no list, and is no note.'],
  ['a list twice', 'export const posts', 'export const trips', '29: trips stands twice in this file.'],
  ['a conflict of git', "    name: 'For two',", "<<<<<<< HEAD\n    name: 'For two',\n=======\n    name: 'Two',\n>>>>>>> mine", '7: Two people changed these lines'],
  ['a name with a space', "name: 'For two'", "full name: 'For two'", '7: Something in this line, or just above it'],
  ['the first line of a list deleted', "export const trips: Trip[] = [\n", '', '4: The first line of a list is missing'],
  ['the first line of a later list deleted', "export const posts = [\n", '', '29: The first line of a list is missing'],
  ['an entry inside another', "    price: {", "  {\n    slug: 'x',\n  },\n    price: {", '8: Something in this line, or just above it'],
])('%s', async (_, from, to, said) => {
  expect(source).toContain(from);
  expect(await say(source.replace(from, () => to))).toContain(said);
});

test('of a text without an end the report quotes the end', async () => {
  const open = source.replace('sand', 'sand, with a shell: white and red').replace("red',", 'red,');
  expect(checkSyntax(open, await complain(open))).toMatchObject({
    line: 12,
    expected: expect.stringMatching(/shell: white and red'$/),
  });
});

test.each([
  [
    'UTF-16',
    Buffer.from(`\ufeff${source}`, 'utf16le'),
    '1: The file is saved as UTF-16, and not as UTF-8.',
  ],
  [
    'the letters of old Windows',
    Buffer.from(source.replace('For two', 'Café'), 'latin1'),
    '7: This line has a letter that is not saved as UTF-8.',
  ],
  ['a word processor', Buffer.from('{\\rtf1\\ansi'), '1: The file was saved by a word processor.'],
  ['a word processor as .docx', Buffer.from('PK\x03\x04\0\0'), '1: The file was saved by a word'],
])('a file saved with %s', async (_, bytes, said) => {
  expect(await say(bytes.toString('utf8'))).toContain(said);
});
