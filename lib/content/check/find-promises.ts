import type { Content, PackageEntry } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { checkEachPackage, textsIn } from './walk-content';

/**
 * Finds cards that promise what their trip says with an "if": a stop between two ferries of one day, at a
 * harbour where the trip does not sleep.
 */
export function findPromises(content: Partial<Content>): ContentIssue[] {
  return checkEachPackage(content, (trip) => {
    const stops = openStopsOf(trip, content);
    return textsIn({ description: trip.description, special: trip.special }).flatMap(
      ({ path, text }) =>
        stops
          .filter((stop) => text.includes(stop) && !/\bif\b/i.test(text))
          .map((stop) => ({
            field: path,
            problem: `promises ${stop}, and the itinerary stops there only if the ferries fit`,
            expected: 'the same “if” on the card',
          })),
    );
  });
}

/** The names of the harbours where a trip stops if two ferries fit together, and does not sleep. */
function openStopsOf({ itinerary }: PackageEntry, content: Partial<Content>): string[] {
  const { ferryRoutes = [], harbours = [] } = content;
  const stops = itinerary
    .filter(({ text, ferries = [] }) => ferries.length > 1 && /\bif\b[^.]*\bferr/i.test(text))
    .flatMap(({ ferries = [] }) => ferries.slice(0, -1))
    .map((slug) => ferryRoutes.find((route) => route.slug === slug)?.to);
  return harbours
    .filter(({ slug }) => stops.includes(slug) && !itinerary.some(({ stay }) => stay === slug))
    .map(({ name }) => name);
}
