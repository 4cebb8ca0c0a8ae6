import { packageCollections } from '@/lib/content/collections';
import type { Content, PackageEntry, WrittenContent } from '@/lib/content/content';
import { followItinerary } from '@/lib/content/follow-itinerary';
import { interpolate } from '@/lib/text/interpolate';
import { toSlug } from '@/lib/text/slug';

/** Adds derived values: the length and the places of packages, and the slugs of posts. */
export function deriveContent(written: WrittenContent): Content {
  const { priced, themed } = written.labels.packages.duration;
  const packages = packageCollections.map((collection) => [
    collection,
    written[collection].map((item) => {
      const days = item.itinerary.length;
      const pattern = collection === 'themedPackages' ? themed : priced;
      const duration = interpolate(pattern, { days, nights: days - 1 });
      return { ...item, duration, places: placesOf(item.itinerary, written) };
    }),
  ]);
  const posts = written.posts.map((post) => ({ slug: toSlug(post.title), ...post }));
  return { ...written, ...Object.fromEntries(packages), posts };
}

/** The places that a package visits, sails to or sleeps at, in order, without the town. */
function placesOf(itinerary: PackageEntry['itinerary'], written: WrittenContent): string[] {
  const seen = followItinerary(itinerary, written).flatMap(({ visits, rides, night }) => [
    ...visits,
    ...rides.map(({ ferryRoute }) => ferryRoute.to),
    night,
  ]);
  return [...new Set(seen)].filter((slug) => slug !== written.town.slug);
}
