import { makeSearch, type SearchRecord } from './search';

const record = (name: string, fields: Partial<SearchRecord> = {}): SearchRecord => ({
  name,
  kind: 'Pages',
  href: `/${name}`,
  line: '',
  ...fields,
});

const records = [
  record('Hilltop (Green Rise)', { kind: 'Places', aliases: ['Old Rise'], weight: 2 }),
  record('Hilltop to Harbour', { kind: 'Ferry routes', line: 'Two hours on the water.' }),
  record('Harbour', { line: 'Where the boats for Hilltop leave.', hiddenWords: 'Harbor' }),
  record('Scuba Diving', { text: 'It was a mill. Today it shuts on Mondays.' }),
  record('How long does it take?', { kind: 'Questions', text: 'A day to the summit.' }),
];

/** The names of the records found, the best first. */
const find = (typed: string, among = records) => makeSearch(among)(typed).map(({ name }) => name);

const town = record('Harbour', { line: 'Boats to Hilltop.', weight: 3 });
const whale = record('Reef', { text: 'A whale passes in winter.' });
const shark = record('Safety', { text: 'A shark is seldom seen.' });
const beds = record('Beds', { text: 'While guests share a room.' });
const money = record('Money', { text: 'Refund of a ticket.' });
const [rooms, activities] = [record('AC rooms'), record('Activities')];
const skin = record('Red Skin', { text: 'Open in summer.' });

const hilltops = ['Hilltop (Green Rise)', 'Hilltop to Harbour', 'Harbour'];
const toHilltop = record('Harbour to Hilltop');
const mill = record('Mill', { aliases: ['Hilltop'], weight: 3 });

test.each<[rule: string, typed: string, among: SearchRecord[], found: string[]]>([
  ['the beginning of a word is enough', 'HARB', records, ['Harbour', 'Hilltop to Harbour']],
  ['two letters begin a word', 'sc', records, ['Scuba Diving']],
  ['two letters that are a word are whole', 'ac', [rooms, activities], ['AC rooms']],
  ['so is a word that says little', 'on', records, ['Hilltop to Harbour', 'Scuba Diving']],
  ['another name counts', 'old rise', records, ['Hilltop (Green Rise)']],
  ['a word that is not shown counts', 'harbor', records, ['Harbour']],
  ['a long word may have two wrong letters', 'scooba', records, ['Scuba Diving']],
  ['a short word may have only one', 'refnd', [skin, money], ['Money']],
  ['a number has no wrong digits', '25000', [record('15000')], []],
  ['a known word has no wrong letters', 'whale shark', [whale, shark, beds], ['Reef', 'Safety']],
  ['one right word of two is enough', 'hilltop xyzzy', records, hilltops],
  ['words that say little count alone', 'how does it', records, ['How long does it take?']],
  ['and not beside others', 'when does the mill', records, ['Scuba Diving']],
  ['records with all words exclude the others', 'hilltop ferry', records, ['Hilltop to Harbour']],
  ['also with contractions', "don't we'll ferry hilltop?", records, ['Hilltop to Harbour']],
  ['a name counts more than a text', 'hilltop', records, hilltops],
  [
    'a name with all words is first',
    'harbour to hill',
    [town, toHilltop],
    [toHilltop.name, town.name],
  ],
  ['one word does not put a name first', 'hilltop', [toHilltop, mill], ['Mill', toHilltop.name]],
  ['nor with a question mark', 'hilltop?', [toHilltop, mill], ['Mill', toHilltop.name]],
])('%s: “%s”', (_, typed, among, found) => {
  expect(find(typed, among)).toEqual(found);
});

test.each(['', '…', 'zzz', '<b>', '25000', "don't"])('“%s” finds nothing', (typed) => {
  expect(find(typed)).toEqual([]);
});
