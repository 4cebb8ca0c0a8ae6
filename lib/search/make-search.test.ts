import { makeSearch } from './make-search';
import type { SearchRecord } from './search-record';

const record = (name: string, fields: Partial<SearchRecord> = {}): SearchRecord => ({
  name,
  kind: 'Page',
  href: `/${name}`,
  line: '',
  ...fields,
});

const records = [
  record('Hilltop (Green Rise)', { kind: 'Place', also: ['Green Rise', 'Old Rise'], weight: 2 }),
  record('Hilltop to Harbour', { kind: 'Ferry', line: 'Two hours on the water.' }),
  record('Harbour', { line: 'Where the boats for Hilltop leave.', under: 'Harbor' }),
  record('Saint John’s Café', { text: 'It was a mill. Today it shuts on Mondays.' }),
  record('How long does it take?', { kind: 'Question', text: 'A day to the summit.' }),
];
type OtherWords = { typed: string[]; means: string[] }[];

/** The names of what is found among some records, the best first. */
const find = (among: SearchRecord[], typed: string, otherWords: OtherWords = []) =>
  makeSearch({ records: among, otherWords })
    .search(typed)
    .map((found) => found.record.name);
const names = (typed: string) => find(records, typed);

test.each([
  ['a name', 'harbour', 'Harbour'],
  ['capitals and accents', 'SAINT CAFÉ', 'Saint John’s Café'],
  ['no accents and no apostrophe', 'johns cafe', 'Saint John’s Café'],
  ['the beginning of a word', 'harb', 'Harbour'],
  ['another name', 'old rise', 'Hilltop (Green Rise)'],
  ['a spelling that is not shown', 'harbor', 'Harbour'],
  ['one wrong letter', 'hilltip', 'Hilltop (Green Rise)'],
  ['two letters that changed places', 'harbuor', 'Harbour'],
  ['a missing letter in another name', 'gren rise', 'Hilltop (Green Rise)'],
  ['a word of its text', 'mondays', 'Saint John’s Café'],
  ['a whole question', 'how long does it take', 'How long does it take?'],
  ['words that say little alone', 'how', 'How long does it take?'],
  ['a sentence', 'our hilltop was', 'Hilltop (Green Rise)'],
  ['a word for the day', 'hilltop today', 'Hilltop (Green Rise)'],
])('%s finds it', (_, typed, name) => {
  expect(names(typed)[0]).toBe(name);
});

test('a number belongs to the word after it', () => {
  const text = 'Six days, and all of the nights by the sea.';
  const [long, longer] = ['Long (5 Nights & 6 Days)', 'Longer (6 Nights & 7 Days)'] as const;
  const trips = [record(long, { text }), record(longer)];
  expect(find(trips, '6 nights')[0]).toBe(longer);
  expect(find(trips, '6 days')[0]).toBe(long);
});

test('what has all words stands first, and a name counts more than a text', () => {
  expect(names('hilltop ferry')[0]).toBe('Hilltop to Harbour');
  expect(names('hilltop')).toEqual(['Hilltop (Green Rise)', 'Hilltop to Harbour', 'Harbour']);
});

test('a typing error is forgiven only when nothing is written so', () => {
  expect(names('harbour').length).toBe(names('harbuor').length);
  expect(names('take')).toEqual(['How long does it take?']);
});

test('where no record has all words, those with some are found, and a name does not lose to a text', () => {
  expect(names('harbour mill')[0]).toBe('Harbour');
  expect(names('boats on sunday')).toEqual(['Harbour']);
  expect(names('sunday brunch')).toEqual([]);
  expect(names('<b>brunch')).toEqual([]);
});

test.each(['', '  ', '…', 'zzz'])('“%s” finds nothing', (typed) => {
  expect(names(typed)).toEqual([]);
});

test.each(['cancel', 'cancelled', 'canceled', 'delayed', 'boat cancelled'])(
  'who types “%s” finds first what is needed at once',
  (typed) => {
    const page = 'When a boat is cancelled';
    const records = [
      record('If you cancel', { weight: 0.7 }),
      record('What does it cost if we cancel?', { weight: 0.7, text: 'A cancelled boat is free.' }),
      record(page, { also: ['Delayed or late boat'], weight: 1.5 }),
      record('Papers', { text: 'Insurance for a delayed boat. Cancelled trips.' }),
    ];
    expect(find(records, typed)[0]).toBe(page);
  },
);

test('it says which words were found, so that they can be marked', () => {
  const found = makeSearch({ records, otherWords: [] }).search('hilltip');
  expect(found.map(({ words }) => words)).toEqual([['hilltop'], ['hilltop'], ['hilltop']]);
});

test.each([
  ['a word of another name', 'brolly', 'How long does it take?'],
  ['several words', 'rain coat', 'How long does it take?'],
  ['a wrong letter in one of them', 'umbrela', 'How long does it take?'],
  ['a word in letters of its own', 'குடை', 'How long does it take?'],
  ['the words as they are, too', 'summit umbrella', 'How long does it take?'],
])('other words for the same find it: %s', (_, typed, name) => {
  const otherWords = [{ typed: ['brolly', 'rain coat', 'umbrella', 'குடை'], means: ['parasol'] }];
  const parasol = record(name, { text: 'To the summit with a parasol.' });
  expect(find([...records.slice(0, -1), parasol], typed, otherWords)).toEqual([name]);
});

test.each([
  'trip refund',
  'refund of my trip',
  'have you a refund for the trip',
  'is there a refund for our trip',
])('other words for two words count in either order, with small words between: “%s”', (typed) => {
  const others = [...records, record('If you cancel'), record('Refund', { text: 'No trip.' })];
  const otherWords = [{ typed: ['trip refund'], means: ['if you cancel'] }];
  expect(find(others, typed, otherWords)[0]).toBe('If you cancel');
});

test('small words in Hindi do not count beside others, and a plural finds the singular', () => {
  expect(names('harbour kitna')).toEqual(names('harbour'));
  expect(names('harbours')[0]).toBe('Harbour');
  expect(names('ferries')).toContain('Hilltop to Harbour');
});

test.each(['niel', 'neli', 'niel island'])('two letters that changed places: “%s”', (typed) => {
  const places = ['Island Trip', 'Nine', 'Long Island', 'Neil Island'].map((name) => record(name));
  expect(find(places, typed)[0]).toBe('Neil Island');
});

test.each([
  ['two words of a name', 'greenrise', ['Green Rise']],
  ['a plural', 'greenrises', ['Green Rise']],
  ['not words of a text', 'riseboat', []],
  ['not a word that a record has', 'redrise', ['Redrise']],
  ['not a word that is still typed', 'redri', ['Redrise']],
  ['not one with other words for the same', 'greenboat', ['Pier']],
  ['not what has a part that nothing has', 'greenzzz', []],
])('a word typed without spaces: %s', (_, typed, expected) => {
  const among = [
    record('Rise', { text: 'It is not red. A boat goes to the green rise.' }),
    record('Green Rise'),
    record('Redrise'),
    record('Pier', { text: 'For each canoe.' }),
  ];
  expect(find(among, typed, [{ typed: ['greenboat'], means: ['canoe'] }])).toEqual(expected);
});

test('words side by side as they were typed count more', () => {
  const trips = ['Trip: 5 nights, 6 days', 'Trip: 4 nights, 5 days'].map((name) => record(name));
  expect(find(trips, '5 days')[0]).toBe('Trip: 4 nights, 5 days');
  expect(find(trips, '5 nights')[0]).toBe('Trip: 5 nights, 6 days');
});

test('names are near by a letter or two, and a word that nothing has does not hide the others', () => {
  const many = ['North', 'South', 'East', 'West', 'Long', 'Old'].map((one) =>
    record(`${one} Pier`),
  );
  const { search, suggest } = makeSearch({
    records: [...many, record('Red Skin'), record('Contact', { also: ['Telephone'] })],
    otherWords: [],
  });
  expect(suggest('skiing')).toEqual([]);
  expect(suggest('xylophone')).toEqual([]);
  expect(suggest('telefone').map((found) => found.record.name)).toEqual(['Contact']);
  expect(search('luxury skin').map((found) => found.record.name)).toEqual(['Red Skin']);
});

test('a number is never nearly another, and a common word alone is not enough', () => {
  const many = ['North', 'South', 'East', 'West'].map((one) => record(`${one} Island`));
  const { search, suggest } = makeSearch({
    records: [...many, record('Fare', { text: 'It is 2500 for all.' })],
    otherWords: [],
  });
  expect(search('25000')).toEqual([]);
  expect(search('viper island')).toEqual([]);
  expect(suggest('noth xyzzy').map((found) => found.record.name)).toEqual(['North Island']);
  expect(suggest('xyzzy')).toEqual([]);
});

test('a short word that has other words for the same is whole: “cot” is no cotton', () => {
  const records = [record('Cotton'), record('Bed', { text: 'A bed for a child.' })];
  expect(find(records, 'cot')).toEqual(['Cotton']);
  expect(find(records, 'cot', [{ typed: ['cot'], means: ['bed'] }])).toEqual(['Bed']);
});
