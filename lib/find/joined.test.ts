import { divideJoined } from './joined';

const known = new Set('glass boat glassboat ride boa tride at ear heart he art'.split(' '));

test.each([
  ['two words', 'boatglass', [['boat', 'glass']]],
  ['as few words as possible', 'glassboatride', [['glassboat', 'ride']]],
  ['three words', 'rideboatglass', [['ride', 'boat', 'glass']]],
  [
    'each way of as many words',
    'boatride',
    [
      ['boa', 'tride'],
      ['boat', 'ride'],
    ],
  ],
  ['not a word that is known in itself', 'glass', []],
  ['not a part of fewer than three letters', 'heart', []],
  ['not a part that is only the beginning of a word', 'boatgla', []],
  ['not four words', 'rideboatrideboatride', []],
  ['not nothing', '', []],
])('a joined word is divided: %s', (_, word, ways) => {
  expect(divideJoined(word, known)).toEqual(ways);
});
