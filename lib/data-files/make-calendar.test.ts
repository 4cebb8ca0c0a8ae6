import { makeCalendarData } from './make-calendar';

jest.mock('../content/query/opening-hours', () => {
  const { makeOpeningHours } =
    jest.requireActual<typeof import('@/test/factories')>('../../test/factories');
  const dry = { from: '11-01', to: '05-15' };
  const wet = { slug: 'kayaks', name: 'Kayaks', season: { from: '05-16', to: '10-31' } };
  return {
    ...jest.requireActual('../content/query/opening-hours'),
    // A trip of the test content visits the old jail, which has two entries.
    openingHours: [{ season: dry, instead: 'kayaks' }, { season: dry }, wet].map(makeOpeningHours),
  };
});

test('out of season only what an entry names is open instead, not all that is at its place', () => {
  const { itineraries } = makeCalendarData();
  const hours = itineraries.flatMap(({ days }) => days.flatMap(({ openingHours }) => openingHours));
  expect(hours.map(({ instead }) => instead?.name)).toEqual(['Kayaks', undefined]);
});
