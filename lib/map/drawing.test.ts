import { boundsAround, chartOf } from './chart';
import { drawChart, type Mark } from './drawing';

const middle = { north: 10, east: 90 };
const around = (radius: number) =>
  [...Array(25).keys()].map((part) => {
    const angle = (part / 12) * Math.PI;
    return { north: 10 + radius * Math.sin(angle), east: 90 + radius * Math.cos(angle) };
  });
const chart = chartOf(boundsAround(around(0.5), { marginKm: 5, ratio: [1, 1] }), 340);

/** A mark in the middle of a way around it that is too narrow for its name. */
function drawEncircled(mark: Partial<Mark>) {
  const own: Mark = { name: 'Neil', at: middle, look: 'place', ...mark };
  const ring = { by: 'ferry' as const, points: around(0.06), days: [] };
  return drawChart(chart, { marks: [own], lines: [ring], seas: [] });
}

test('a mark that a line would divide from its name is left out', () => {
  expect(drawEncircled({})).toMatchObject({ marks: [], unnamed: ['Neil'] });
});

test('a mark that stays keeps its name, beyond the line', () => {
  const { marks, unnamed } = drawEncircled({ stays: true });
  expect(marks[0]?.label?.text).toBe('Neil');
  expect(unnamed).toEqual([]);
});

test('of two marks that lie on each other only one has a name', () => {
  const marks = ['Neil', 'Havelock'].map(
    (name): Mark => ({ name, at: middle, look: 'place', stays: true }),
  );
  const drawn = drawChart(chart, { marks, lines: [], seas: [] }).marks;
  expect(drawn.filter(({ label }) => label).length).toBeLessThan(2);
});
