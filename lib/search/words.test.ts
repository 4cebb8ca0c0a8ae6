import { markWords, splitWords } from './words';

test('words are compared in small letters, without accents and apostrophes, in the singular', () => {
  expect(splitWords('Saint João’s CAFÉ – 3 Beaches, two passes; ferries, ships')).toEqual([
    'saint',
    'joao',
    'cafe',
    '3',
    'beach',
    'two',
    'pass',
    'ferry',
    'ship',
  ]);
});

test('the words are marked as they stand in the text', () => {
  const text = 'At João’s, <b>near</b> the Pier.';
  const parts = markWords(text, ['joao', 'pier']);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({ isMarked }) => isMarked).map((part) => part.text)).toEqual([
    'João’s',
    'Pier',
  ]);
});
