import { openings } from '@/lib/content/query/opening';
import { makeOpening } from '@/test/factories';
import { makeTripsFile } from './trips';

test('out of season only what an entry names is open instead, not all that is at its place', () => {
  const dry = { from: '11-01', to: '05-15' };
  const wet = { from: '05-16', to: '10-31' };
  const kayaks = makeOpening({ slug: 'kayaks', name: 'Kayaks', season: wet });
  // A trip of the test content sees the old jail.
  const seenWith = (instead?: string) => {
    openings.splice(0, openings.length, makeOpening({ season: dry, instead }), kayaks);
    return Object.values(makeTripsFile().trips)
      .flatMap(({ days }) => days.flatMap(({ sees }) => sees))
      .map((seen) => seen.instead?.name);
  };
  expect(seenWith()).toEqual([undefined]);
  expect(seenWith('kayaks')).toEqual(['Kayaks']);
});
