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
  expect(markWords('At João’s, <b>near</b> the Pier.', ['joao', 'pier'])).toEqual([
    { text: 'At', isMarked: false },
    { text: ' ', isMarked: false },
    { text: 'João’s', isMarked: true },
    { text: ', <', isMarked: false },
    { text: 'b', isMarked: false },
    { text: '>', isMarked: false },
    { text: 'near', isMarked: false },
    { text: '</', isMarked: false },
    { text: 'b', isMarked: false },
    { text: '> ', isMarked: false },
    { text: 'the', isMarked: false },
    { text: ' ', isMarked: false },
    { text: 'Pier', isMarked: true },
    { text: '.', isMarked: false },
  ]);
});
