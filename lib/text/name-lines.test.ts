import { nameLines } from './name-lines';

test.each([
  ['Twelve signs', ['Twelve signs']],
  ['Emerald Moon Waves', ['Emerald', 'Moon Waves']],
  ['Andaman and Nicobar Tour', ['Andaman and', 'Nicobar Tour']],
  ['Andamanexplorers', ['Andamanexplorers']],
])('%s', (name, lines) => {
  expect(nameLines(name, 12)).toEqual(lines);
});
