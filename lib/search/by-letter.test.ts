import { byLetter } from './by-letter';

const sorted = (...names: string[]) =>
  byLetter(
    names.map((name) => ({ name, href: `/${name}` })),
    '0–9',
  ).map(({ id, letter, lines }) => [id, letter, lines.map(({ name }) => name)]);

test('names are sorted under their first letters, numbers first and by size', () => {
  expect(sorted('boat', 'Éden', '“Ark”', '10 days', 'Eel', '9 days', 'about')).toEqual([
    ['letter-digit', '0–9', ['9 days', '10 days']],
    ['letter-a', 'A', ['about', '“Ark”']],
    ['letter-b', 'B', ['boat']],
    ['letter-e', 'E', ['Éden', 'Eel']],
  ]);
});

test('a letter without names is left out', () => {
  expect(sorted()).toEqual([]);
});
