import type { Content } from '@/lib/content/collections';
import { makeAttraction, makePackage, makePlace, makeService } from '@/test/factories';
import { findActivitiesElsewhere } from './find-activities-elsewhere';

const find = (text: string, changes: object = {}) => {
  const itinerary = [
    { title: 'Out', text, visits: ['north-island'], stay: 'port-blair' },
    { title: 'Home', text: 'You fly.' },
  ];
  const content = {
    town: { slug: 'port-blair' },
    topPlaces: [makePlace()],
    waterSports: [makeAttraction({ name: 'Kayaking', places: ['south-island'] })],
    activityPages: [makeService({ name: 'Glass Bottom Ride' })],
    familyPackages: [makePackage({ itinerary })],
    ...changes,
  };
  return findActivitiesElsewhere(content as unknown as Partial<Content>).map(
    ({ field, problem }) => `${field} ${problem}`,
  );
};

test('an activity that no page of the day’s places has', () => {
  expect(find('You go out in kayaks, or in a glass-bottom boat.')).toEqual([
    'itinerary[1].text offers “kayak”, and no page of port-blair, north-island has it',
    'itinerary[1].text offers “glass bottom”, and no page of port-blair, north-island has it',
  ]);
});

test('an activity that is not offered, that lies there, or of which the place’s page tells', () => {
  const here = makeAttraction({ name: 'Kayaking' });
  expect(find('There are no kayaks. You walk.')).toEqual([]);
  expect(find('You go out in kayaks.', { waterSports: [here] })).toEqual([]);
  const place = makePlace({ closing: 'Kayakers come in the morning.' });
  expect(find('You go out in kayaks.', { topPlaces: [place] })).toEqual([]);
});
