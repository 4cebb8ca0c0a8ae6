import { drawMap } from './draw-map';
import { frameAround } from './map-frame';
import type { Marker } from './marker';

const middle = { north: 10, east: 90 };
const around = (radius: number) =>
  [...Array(25).keys()].map((part) => {
    const angle = (part / 12) * Math.PI;
    return { north: 10 + radius * Math.sin(angle), east: 90 + radius * Math.cos(angle) };
  });
const frame = frameAround(around(0.5), { marginKm: 5, ratio: [1, 1] });
const mark = (fields: Partial<Marker>): Marker => ({
  slug: 'neil',
  name: 'Neil',
  at: middle,
  kind: 'place',
  ...fields,
});

/** Marks in the middle of a way around them that is too narrow for a name; without the dot where it ends. */
const encircle = (marks: Marker[]) => {
  const ways = [{ by: 'ferry' as const, points: around(0.09), days: [], label: '' }];
  const drawn = drawMap(frame, { marks, ways });
  return { ...drawn, marks: drawn.marks.filter(({ name }) => name) };
};

test('a mark whose name has no room is left out, and told', () => {
  expect(encircle([mark({})])).toMatchObject({ marks: [], unnamed: [{ name: 'Neil' }] });
});

test('a mark that is always shown may be without its name', () => {
  const { marks } = encircle([mark({ alwaysShown: true })]);
  expect(marks).toMatchObject([{ name: 'Neil', label: undefined }]);
});

test('a mark that would lie on an earlier one is left out, and told', () => {
  const { marks, unnamed } = drawMap(frame, { marks: [mark({}), mark({ name: 'Havelock' })] });
  expect(marks.map(({ name }) => name)).toEqual(['Neil']);
  expect(unnamed).toMatchObject([{ name: 'Havelock' }]);
});

test('a mark outside the frame is left out', () => {
  const away = mark({ at: { north: 12, east: 90 } });
  expect(drawMap(frame, { marks: [away] }).marks).toEqual([]);
});

test('a way that ends in no mark ends in a dot of its own', () => {
  const points = [middle, { north: 10.2, east: 90 }];
  const { marks } = drawMap(frame, {
    marks: [mark({})],
    ways: [{ by: 'ferry', points, days: [], label: '' }],
  });
  expect(marks).toMatchObject([{ name: 'Neil' }, { name: '', kind: 'minor' }]);
});
