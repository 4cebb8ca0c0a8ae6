import { drawMap, type Mark } from './draw-map';
import { frameAround } from './map-frame';

const middle = { north: 10, east: 90 };
const around = (radius: number) =>
  [...Array(25).keys()].map((part) => {
    const angle = (part / 12) * Math.PI;
    return { north: 10 + radius * Math.sin(angle), east: 90 + radius * Math.cos(angle) };
  });
const frame = frameAround(around(0.5), { marginKm: 5, ratio: [1, 1] });
const mark = (fields: Partial<Mark>): Mark => ({
  slug: 'neil',
  name: 'Neil',
  at: middle,
  look: 'place',
  ...fields,
});

/** Marks in the middle of a way around them that is too narrow for a name. */
const encircle = (marks: Mark[]) =>
  drawMap(frame, { marks, lines: [{ by: 'ferry', points: around(0.09), days: [] }] });

test('a mark whose name has no room is left out, and told', () => {
  expect(encircle([mark({})])).toMatchObject({ marks: [], unnamed: [{ name: 'Neil' }] });
});

test('a mark that is always shown may be without its name', () => {
  const { marks } = encircle([mark({ alwaysShown: true })]);
  expect(marks).toMatchObject([{ name: 'Neil', label: undefined }]);
});

test('a mark that would lie on an earlier one is left out', () => {
  const { marks, unnamed } = drawMap(frame, { marks: [mark({}), mark({ name: 'Havelock' })] });
  expect(marks.map(({ name }) => name)).toEqual(['Neil']);
  expect(unnamed).toEqual([]);
});

test('a mark outside the frame is left out', () => {
  const away = mark({ at: { north: 12, east: 90 } });
  expect(drawMap(frame, { marks: [away] }).marks).toEqual([]);
});

test('the scale is in the corner where nothing is', () => {
  const corner = (east: number) => mark({ at: { north: 9.5, east } });
  expect(drawMap(frame, { marks: [corner(90.4)] }).scale.x).toBeLessThan(20);
  expect(drawMap(frame, { marks: [corner(89.6)] }).scale.x).toBeGreaterThan(200);
});
