import { planTrip } from '@/lib/trips/plan-trip';
import { need } from '@/test/need';
import { ticked } from '@/test/tariff-factories';
import { makeTariffData } from './make-tariff';

// The test content has an extra of one season, around new moon, which the second class of hotels includes.
test.each([
  ['in season at new moon', 'Plain', '2027-01-07', ['cake']],
  ['in a class that includes it', 'Grand', '2027-01-07', []],
  ['out of season at new moon', 'Plain', '2027-07-03', []],
  ['in season at full moon', 'Plain', '2027-01-21', []],
])('%s, a total counts the extra or not', (_, hotelClass, arrival, slugs) => {
  const tariff = makeTariffData();
  const choice = { hotelClass, extras: ticked('cake') };
  const { extras } = planTrip(tariff, need(tariff.packages[0]), choice, { arrival });
  expect(extras.map(({ slug }) => slug)).toEqual(slugs);
});
