import type { Entry } from './entry';
import { makeFinder } from './finder';

const entry = (name: string, fields: Partial<Entry> = {}): Entry => ({
  name,
  kind: 'Page',
  href: `/${name}`,
  line: '',
  ...fields,
});

const entries = [
  entry('Hilltop (Green Rise)', { kind: 'Place', also: ['Green Rise', 'Old Rise'], weight: 2 }),
  entry('Hilltop to Harbour', { kind: 'Ferry', line: 'Two hours on the water.' }),
  entry('Harbour', { line: 'Where the boats for Hilltop leave.', under: 'Harbor' }),
  entry('Saint John’s Café', { text: 'Open late. It shuts on Mondays.' }),
  entry('How long does it take?', { kind: 'Question', text: 'A day to the summit.' }),
];
const { find } = makeFinder({ entries, otherWords: [] });
const names = (typed: string) => find(typed).map((found) => found.entry.name);

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
])('%s finds it', (_, typed, name) => {
  expect(names(typed)[0]).toBe(name);
});

test('a number belongs to the word after it', () => {
  const text = 'Six days, and all of the nights by the sea.';
  const trips = [entry('Long (5 Nights & 6 Days)', { text }), entry('Longer (6 Nights & 7 Days)')];
  const { find: findTrip } = makeFinder({ entries: trips, otherWords: [] });
  expect(findTrip('6 nights')[0]?.entry).toBe(trips[1]);
  expect(findTrip('6 days')[0]?.entry).toBe(trips[0]);
});

test('all words must be there, and a name counts more than a text', () => {
  expect(names('hilltop ferry')).toEqual(['Hilltop to Harbour']);
  expect(names('hilltop')).toEqual(['Hilltop (Green Rise)', 'Hilltop to Harbour', 'Harbour']);
});

test('a typing error is forgiven only when nothing is written so', () => {
  expect(names('harbour').length).toBe(names('harbuor').length);
  expect(names('take')).toEqual(['How long does it take?']);
});

test('where no entry has all words, those with half of them are found', () => {
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
    const entries = [
      entry('If you cancel', { weight: 0.7 }),
      entry('What does it cost if we cancel?', { weight: 0.7, text: 'A cancelled boat is free.' }),
      entry(page, { also: ['Delayed or late boat'], weight: 1.5 }),
      entry('Papers', { text: 'Insurance for a delayed boat. Cancelled trips.' }),
    ];
    const [first] = makeFinder({ entries, otherWords: [] }).find(typed);
    expect(first?.entry.name).toBe(page);
  },
);

test('it says which words were found, so that they can be marked', () => {
  expect(find('hilltip').map(({ words }) => words)).toEqual([
    ['hilltop'],
    ['hilltop'],
    ['hilltop'],
  ]);
});

test.each([
  ['a word of another name', 'brolly', 'How long does it take?'],
  ['several words', 'rain coat', 'How long does it take?'],
  ['the words as they are, too', 'summit umbrella', 'How long does it take?'],
])('other words for the same find it: %s', (_, typed, name) => {
  const { find } = makeFinder({
    entries: [...entries.slice(0, -1), entry(name, { text: 'To the summit with a parasol.' })],
    otherWords: [{ typed: ['brolly', 'rain coat', 'umbrella'], means: ['parasol'] }],
  });
  expect(find(typed).map((found) => found.entry.name)).toEqual([name]);
});

test('small words in Hindi do not count beside others, and a plural finds the singular', () => {
  expect(names('harbour kitna')).toEqual(names('harbour'));
  expect(names('harbours')[0]).toBe('Harbour');
  expect(names('ferries')).toContain('Hilltop to Harbour');
});

test.each(['niel', 'nile', 'nile island'])('a letter in another place: “%s”', (typed) => {
  const others = ['Island Trip', 'Nine', 'Long Island'].map((name) => entry(name));
  const { find } = makeFinder({ entries: [...others, entry('Neil Island')], otherWords: [] });
  expect(find(typed)[0]?.entry.name).toBe('Neil Island');
});

test.each([
  ['two words', 'greenrise', ['Green Rise', 'Rise']],
  ['a plural', 'greenrises', ['Green Rise', 'Rise']],
  ['three words', 'greenriseboat', ['Rise']],
  ['not a word that an entry has', 'redrise', ['Redrise']],
  ['not a word that is still typed', 'redri', ['Redrise']],
  ['not one with other words for the same', 'greenboat', ['Pier']],
  ['not what has a part that nothing has', 'greenzzz', []],
])('a word typed without spaces: %s', (_, typed, expected) => {
  const { find } = makeFinder({
    entries: [
      entry('Rise', { text: 'It is not red. A boat goes to the green rise.' }),
      entry('Green Rise'),
      entry('Redrise'),
      entry('Pier', { text: 'For each canoe.' }),
    ],
    otherWords: [{ typed: ['greenboat'], means: ['canoe'] }],
  });
  expect(find(typed).map((found) => found.entry.name)).toEqual(expected);
});

test('words of one sentence count more than words of several', () => {
  const { find } = makeFinder({
    entries: [
      entry('Far', { line: 'A pier, a pier.', text: 'The pier is old. A lamp. Another pier.' }),
      entry('Near', { text: 'It is long. There is a lamp on the pier. It is blue.' }),
    ],
    otherWords: [],
  });
  expect(find('pier lamp').map((found) => found.entry.name)).toEqual(['Near', 'Far']);
});

test('words side by side as they were typed count more', () => {
  const { find } = makeFinder({
    entries: [entry('Trip: 5 nights, 6 days'), entry('Trip: 4 nights, 5 days')],
    otherWords: [],
  });
  expect(find('5 days')[0]?.entry.name).toBe('Trip: 4 nights, 5 days');
  expect(find('5 nights')[0]?.entry.name).toBe('Trip: 5 nights, 6 days');
});

test('names are near by a letter or two, and a word that nothing has does not hide the others', () => {
  const many = ['North', 'South', 'East', 'West', 'Long', 'Old'].map((one) => entry(`${one} Pier`));
  const { find, nearNames } = makeFinder({
    entries: [...many, entry('Red Skin'), entry('Contact', { also: ['Telephone'] })],
    otherWords: [],
  });
  expect(nearNames('skiing')).toEqual([]);
  expect(nearNames('xylophone')).toEqual([]);
  expect(nearNames('telefone').map((found) => found.entry.name)).toEqual(['Contact']);
  expect(find('luxury skin').map((found) => found.entry.name)).toEqual(['Red Skin']);
});

test('a number is never nearly another, and a common word alone is not enough', () => {
  const many = ['North', 'South', 'East', 'West'].map((one) => entry(`${one} Island`));
  const { find, nearNames } = makeFinder({
    entries: [...many, entry('Fare', { text: 'It is 2500 for all.' })],
    otherWords: [],
  });
  expect(find('25000')).toEqual([]);
  expect(find('viper island')).toEqual([]);
  expect(nearNames('noth xyzzy').map((found) => found.entry.name)).toEqual(['North Island']);
  expect(nearNames('xyzzy')).toEqual([]);
});
