import {
  type Content,
  type PackageEntry,
  packageCollections,
  type WrittenContent,
} from '@/lib/content/collections';
import { followItinerary } from '@/lib/content/follow-itinerary';
import { toSlug } from '@/lib/text/slug';

/** Adds what follows from other values: the length and the places of packages, and the slugs of posts. */
export function deriveContent(written: WrittenContent): Content {
  const packages = packageCollections.map((list) => [
    list,
    written[list].map((trip) => ({
      ...trip,
      duration: durationOf(trip.itinerary.length, list === 'themedPackages'),
      places: placesOf(trip.itinerary, written),
    })),
  ]);
  const posts = written.posts.map((post) => ({ slug: toSlug(post.title), ...post }));
  return { ...written, ...Object.fromEntries(packages), posts };
}

/** The length of a trip in words: 4 Nights & 5 Days, or for a themed one 5 Days & 4 Nights. */
function durationOf(days: number, isThemed: boolean): string {
  const [first, second] = [`${days - 1} Nights`, `${days} Days`];
  return isThemed ? `${second} & ${first}` : `${first} & ${second}`;
}

/** The places that a trip visits, sails to or sleeps at, in its order, without the town. */
function placesOf(itinerary: PackageEntry['itinerary'], written: WrittenContent): string[] {
  const seen = followItinerary(itinerary, written).flatMap(({ visits, rides, night }) => [
    ...visits,
    ...rides.map(({ ferryRoute }) => ferryRoute.to),
    night,
  ]);
  return [...new Set(seen)].filter((slug) => slug !== written.town.slug);
}
