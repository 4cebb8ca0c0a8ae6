import { distanceKm } from './distance';

const portBlair = { north: 11.67, east: 92.74 };
const havelockJetty = { north: 12.04, east: 92.98 };

test('a degree north is 111.2 km anywhere', () => {
  expect(distanceKm({ north: 0, east: 92 }, { north: 1, east: 92 })).toBeCloseTo(111.195, 2);
  expect(distanceKm({ north: 12, east: 93 }, { north: 13, east: 93 })).toBeCloseTo(111.195, 2);
});

test('a degree east is shorter away from the equator', () => {
  expect(distanceKm({ north: 60, east: 92 }, { north: 60, east: 93 })).toBeCloseTo(55.597, 2);
});

test('a quarter of the way round the earth, and half', () => {
  const pole = { north: 90, east: 0 };
  expect(distanceKm({ north: 0, east: 0 }, pole)).toBeCloseTo(10_007.56, 1);
  expect(distanceKm({ north: 0, east: 0 }, { north: 0, east: 180 })).toBeCloseTo(20_015.11, 1);
});

test('the same there and back, and nothing to where one is', () => {
  expect(distanceKm(portBlair, havelockJetty)).toBe(distanceKm(havelockJetty, portBlair));
  expect(distanceKm(portBlair, portBlair)).toBe(0);
});

test('from Port Blair to the jetty of Havelock', () => {
  expect(Math.round(distanceKm(portBlair, havelockJetty))).toBe(49);
});
