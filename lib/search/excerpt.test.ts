import { excerptOf } from './excerpt';

const record = {
  name: 'Harbour',
  kind: 'Place',
  href: '/harbour',
  line: 'Where the boats leave.',
  also: ['Haven', 'Port'],
  text: 'It has two piers. Tickets are sold on the second pier. It shuts at noon.',
};
const line = (words: string[], fields = {}) =>
  excerptOf({ ...record, ...fields }, words, 'Or {names}.');

test.each([
  ['its own line, when it has the words', ['boats'], 'Where the boats leave.'],
  ['its own line, when the name has them', ['harbour'], 'Where the boats leave.'],
  ['its own line, when nothing has them', ['elsewhere'], 'Where the boats leave.'],
  ['its other names', ['haven'], 'Or Haven, Port.'],
  ['a sentence of its text', ['noon'], 'It shuts at noon.'],
  ['a sentence before its other names', ['haven', 'port', 'noon'], 'It shuts at noon.'],
  [
    'the sentence with most of them',
    ['second', 'pier', 'ticket'],
    'Tickets are sold on the second pier.',
  ],
])('a result shows %s', (_, words, expected) => {
  expect(line(words)).toBe(expected);
});

test('without a line of its own it shows the first sentence', () => {
  expect(line([], { line: '', also: undefined })).toBe('It has two piers.');
  expect(line([], { line: '', also: undefined, text: undefined })).toBe('');
});

test('a question is shown with its answer', () => {
  const text = 'When does it shut? At noon.';
  expect(line(['shut'], { text })).toBe('When does it shut? At noon.');
});

test('it starts with a capital, also where its page goes on in small letters', () => {
  expect(line([], { line: 'where the boats leave.' })).toBe('Where the boats leave.');
  expect(line(['noon'], { text: 'two piers; it shuts at noon.' })).toBe(
    'Two piers; it shuts at noon.',
  );
});
