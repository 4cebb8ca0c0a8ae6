import {
  attractionCollections,
  type Content,
  type PackageEntry,
  placeCollections,
} from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { sentencesOf } from '@/lib/text/sentence';
import { checkEachPackage, textsIn } from './walk-content';

/**
 * Finds days of packages that offer an activity, such as snorkelling, where no page has it: neither the
 * places of that day nor the water sports, beaches and sights that lie there.
 */
export function findActivitiesElsewhere(content: Partial<Content>): ContentIssue[] {
  const { waterSports = [], activityPages = [] } = content;
  const activities = new Set([...waterSports, ...activityPages].map(({ name }) => stemOf(name)));
  return checkEachPackage(content, (trip) =>
    trip.itinerary.flatMap(({ text }, index) => {
      const places = placesOf(trip, index, content);
      // What a trip does not do is no offer.
      const offers = sentencesOf(text).filter((one) => !/\b(no|not|never)\b/i.test(one));
      return [...activities]
        .filter((one) => plainText(offers.join(' ')).includes(one))
        .filter((one) => !plainText(textsAt(places, content)).includes(one))
        .map((one) => ({
          field: `itinerary[${index + 1}].text`,
          problem: `offers “${one}”, and no page of ${places.join(', ')} has it`,
          expected: 'an activity of that day’s places, or this one on their pages',
        }));
    }),
  );
}

const plainText = (text: string) => text.toLowerCase().replaceAll('-', ' ');

/** The part of a name that all its forms have: kayak of Kayaking, glass bottom of Glass Bottom Ride. */
const stemOf = (name: string) => plainText(name).replace(/( ride|ing)$/, '');

/** Where the travellers are on a day, the first day's town included. */
function placesOf({ itinerary }: PackageEntry, index: number, content: Partial<Content>): string[] {
  const { visits = [], ferries = [], stay } = itinerary[index] as PackageEntry['itinerary'][number];
  const sailed = content.ferryRoutes?.filter(({ slug }) => ferries.includes(slug)) ?? [];
  const ends = [itinerary[index - 1]?.stay ?? content.town?.slug ?? [], stay ?? []].flat();
  return [...new Set([...ends, ...visits, ...sailed.map(({ to }) => to)])];
}

/** All texts about places and about what lies there. */
function textsAt(places: readonly string[], content: Partial<Content>): string {
  const own = placeCollections.flatMap((list) => content[list] ?? []);
  const around = attractionCollections.flatMap((list) => content[list] ?? []);
  const found = [
    ...own.filter(({ slug }) => places.includes(slug)),
    ...around.filter((one) => one.places.some((place) => places.includes(place))),
  ];
  return textsIn(found)
    .map(({ text }) => text)
    .join(' ');
}
