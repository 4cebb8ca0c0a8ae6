import { addSynonyms, makeSearch, type SearchRecord } from './search';

const record = (name: string, fields: Partial<SearchRecord> = {}): SearchRecord => ({
  name,
  kind: 'Pages',
  href: `/${name}`,
  line: '',
  ...fields,
});

const records = [
  record('Hilltop (Green Rise)', { kind: 'Places', also: ['Old Rise'], weight: 2 }),
  record('Hilltop to Harbour', { kind: 'Ferry routes', line: 'Two hours on the water.' }),
  record('Harbour', { line: 'Where the boats for Hilltop leave.', hiddenWords: 'Harbor' }),
  record('Scuba Diving', { text: 'It was a mill. Today it shuts on Mondays.' }),
  record('How long does it take?', { kind: 'Questions', text: 'A day to the summit.' }),
];

/** The names of the records that are found, the best first. */
const find = (typed: string, among = records) => makeSearch(among)(typed).map(({ name }) => name);

test.each([
  ['the beginning of a word', 'HARB', 'Harbour'],
  ['its first two letters', 'sc', 'Scuba Diving'],
  ['a word of two letters', 'on', 'Hilltop to Harbour'],
  ['another name', 'old rise', 'Hilltop (Green Rise)'],
  ['a word that is not shown', 'harbor', 'Harbour'],
  ['two wrong letters', 'scooba', 'Scuba Diving'],
  ['one right word of two', 'harbour xyzzy', 'Harbour'],
  ['words that say little', 'how does it', 'How long does it take?'],
  ['words that say little beside others', 'when does the mill', 'Scuba Diving'],
])('%s finds it', (_, typed, name) => {
  expect(find(typed)[0]).toBe(name);
});

test('records with all words exclude the others', () => {
  for (const typed of ['hilltop ferry', "don't we'll ferry hilltop?"])
    expect(find(typed)).toEqual(['Hilltop to Harbour']);
});

test('a name counts more than a text', () => {
  expect(find('hilltop')).toEqual(['Hilltop (Green Rise)', 'Hilltop to Harbour', 'Harbour']);
});

test('a name with the typed words in their order comes first', () => {
  const town = record('Harbour', { line: 'Boats to Hilltop.', weight: 3 });
  const among = [town, record('Harbour to Hilltop')];
  expect(find('harbour to hill', among)).toEqual(['Harbour to Hilltop', 'Harbour']);
});

test('words that the records contain are not treated as typing errors', () => {
  const among = [
    record('Reef', { text: 'A whale passes in winter.' }),
    record('Safety', { text: 'A shark is seldom seen.' }),
    record('Beds', { text: 'While guests share a room.' }),
  ];
  expect(find('whale shark', among)).toEqual(['Reef', 'Safety']);
});

test('a short word may have only one typing error', () => {
  const among = [
    record('Red Skin', { text: 'Open in summer.' }),
    record('Money', { text: 'Refund of a ticket.' }),
  ];
  expect(find('refnd', among)).toEqual(['Money']);
});

test.each(['', '…', 'zzz', '<b>', '25000', "don't"])('“%s” finds nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});

test('a synonym finds what its meaning finds', () => {
  const synonyms = [{ typed: ['lighthouse', 'குடை'], means: ['green rise', 'summit'] }];
  const among = addSynonyms(records, synonyms);
  for (const typed of ['lighthouse', 'lighthose', 'குடை']) {
    expect(find(typed, among)).toEqual(['Hilltop (Green Rise)', 'How long does it take?']);
  }
  expect(among.find(({ name }) => name === 'Harbour')?.hiddenWords).toBe('Harbor');
});

test('a synonym finds its meaning before records that have it only in a phrase', () => {
  const among = addSynonyms(
    [record('Shallow Bay', { text: 'Calm.' }), record('Family week', { text: 'For children.' })],
    [
      { typed: ['beach for kids'], means: ['calm'] },
      { typed: ['baby', 'kids', 'toddler'], means: ['children'] },
    ],
  );
  expect(find('kids', among)).toEqual(['Family week', 'Shallow Bay']);
  expect(find('beach for kids', among)).toEqual(['Shallow Bay']);
});
