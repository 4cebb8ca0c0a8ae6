import { coastId, drawBaseMap, placeBaseMap } from './base-map';
import { lands } from './coast';
import { frameAround } from './map-frame';

test('the base map has every island, in one path', () => {
  const svg = drawBaseMap();
  expect(svg.match(/<path /g)).toHaveLength(1);
  expect(svg).toContain(`id="${coastId}"`);
  expect(svg.match(/z/g)).toHaveLength(lands.length);
});

test('the base map lies where its frame has it', () => {
  const town = { north: 11.67, east: 92.74 };
  const frame = frameAround([town], { marginKm: 20, ratio: [1, 1] });
  const { at, scale } = placeBaseMap(frame);
  // As the file has it: 20 units for each km from its north-western corner.
  const [path = ''] = drawBaseMap().match(/M\d+ \d+/) ?? [];
  const [x = 0, y = 0] = path.slice(1).split(' ').map(Number);
  const { north = 0, east = 0 } = lands[0]?.ring[0] ?? {};
  const [expectedX, expectedY] = frame.project({ north, east });
  // A path begins in the middle of a side, some kilometres from its corner.
  expect(Math.abs(at[0] + x * scale - expectedX) / frame.unitsPerKm).toBeLessThan(5);
  expect(Math.abs(at[1] + y * scale - expectedY) / frame.unitsPerKm).toBeLessThan(5);
});
