import { type TransformFailure, transform } from 'esbuild';
import { explainIssue } from './syntax-help';

// A small content file. Each test case makes one mistake in it.
const source = `export const trips: Trip[] = [
  {
    slug: 'short-trip',
    name: 'A short trip',
    price: { now: 17900 },
    places: ['havelock', 'neil'],
    text: 'To the reef',
  },
  {
    slug: 'long-trip',
  },
];

export const others = [];
`;

/** Replaces a part of the source. @returns the line of the error that this causes, and the help */
async function say(from: string, to: string): Promise<string> {
  expect(source).toContain(from);
  const wrong = source.replace(from, () => to);
  const { errors } = await transform(wrong, { loader: 'ts', logLevel: 'silent' }).then(
    ({ warnings }) => ({ errors: warnings }),
    (failure: TransformFailure) => failure,
  );
  const [{ text = '', location = null } = {}] = errors;
  const { line = 0, column = 0 } = location ?? {};
  return `${line}: ${explainIssue(wrong, { text, line, column }).text}`;
}

test.each([
  ['a comma after a text', "'A short trip',", "'A short trip'", '5: A comma is missing'],
  ['a comma between entries', '  },\n  {', '  }\n  {', '9: A comma is missing'],
  ['the last quote', "'A short trip'", "'A short trip", '4: The text in this line needs'],
  ['the first quote', "'A short trip'", "A short trip'", '4: A text needs quotes'],
  ['typographic quotes', "'A short trip'", '‘A short trip’', '4: Put straight quotes'],
  ['a straight apostrophe', 'A short trip', "The guide's trip", '4: A straight '],
  ['a price with a comma', '17900', '17,900', '5: Write the number with digits'],
  ['the end of an inner list', "'neil']", "'neil'", '7: A bracket is missing above'],
  ['the end of an entry', '  },\n  {', '  {', '8: A bracket is missing above'],
  ['a bracket too many', "'neil']", "'neil']]", '6: A bracket is missing above'],
])('helps with %s', async (_, from, to, said) => {
  expect(await say(from, to)).toContain(said);
});

test('helps with a single word without quotes, which is an undefined name', () => {
  const issue = { text: 'Havelock is not defined', line: 4, column: 10 };
  expect(explainIssue(source, issue).text).toContain('A text needs quotes');
});
