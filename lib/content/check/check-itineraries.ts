import { packageCollections } from '@/lib/content/collections';
import { followItinerary } from '@/lib/content/follow-itinerary';
import { type ContentIssue, issueAt, type Path } from '@/lib/content/report/issue';
import type { Content, ParsedPackage } from '@/lib/content/types';
import { bestArrivalDays, closedDaysOf, openingHoursOnDay } from '@/lib/dates/closures';
import { nightPlacesOf } from '@/lib/trips/tariff';

type Itinerary = ParsedPackage['itinerary'];

/** What is wrong with an itinerary, at a path within it. */
type ItineraryIssue = { path: Path; problem: string; help: string };

/**
 * Checks that every package is feasible: its ferries connect, and there is at least one weekday of arrival on which
 * everything it visits is open.
 */
export function checkItineraries(content: Content): ContentIssue[] {
  return packageCollections.flatMap((name) =>
    content[name].flatMap(({ itinerary }: ParsedPackage, index) => {
      const checks = [checkFerries, checkNights, checkAddedNights, checkArrivals];
      const issues = checks.flatMap((check) => check(itinerary, content));
      return issues.map(({ path, problem, help }) =>
        issueAt(content, [name, index, 'itinerary', ...path], problem, help),
      );
    }),
  );
}

/**
 * Finds days whose ferries don't connect. Only ferries link two harbours. Places without a harbour are reached from
 * the town, by road or boat.
 */
function checkFerries(itinerary: Itinerary, content: Content): ItineraryIssue[] {
  const { town, ferryRoutes } = content;
  /** The harbour of a place, or else the town's. */
  const harbourOf = (place: string) =>
    ferryRoutes.some(({ from, to }) => from === place || to === place) ? place : town.slug;
  const ferriesFrom = (place: string) =>
    `Ferry routes from there: ${ferryRoutes
      .filter(({ from }) => from === harbourOf(place))
      .map(({ slug }) => slug)
      .join(', ')}.`;

  return followItinerary(itinerary, content).flatMap((travel, day) => {
    const { start, crossings, afterFerries, visits, end } = travel;
    const issues: ItineraryIssue[] = [];
    const report = (field: Path, problem: string, help: string) =>
      issues.push({ path: [day, ...field], problem, help });
    for (const [index, { ferryRoute, from: place }] of crossings.entries()) {
      const { slug, from } = ferryRoute;
      const problem = `is "${slug}", which leaves from ${from}, but the travellers are at ${place}.`;
      if (harbourOf(place) !== from) report(['ferryRoutes', index], problem, ferriesFrom(place));
    }
    const harboursOfDay = [start, ...crossings.map(({ ferryRoute }) => ferryRoute.to)].map(
      harbourOf,
    );
    for (const [index, slug] of visits.entries()) {
      const problem = `is "${slug}", which cannot be reached from ${harboursOfDay.join(' or ')} without a ferry.`;
      const help = 'Add the ferry to ferryRoutes, or delete the visit.';
      if (!harboursOfDay.includes(harbourOf(slug))) report(['visits', index], problem, help);
    }
    if (harbourOf(afterFerries) !== harbourOf(end)) {
      const problem = `leave the travellers at ${afterFerries}, but the day ends at ${end}.`;
      report(['ferryRoutes'], problem, ferriesFrom(afterFerries));
    }
    return issues;
  });
}

/** Finds days without a place for the night, and a last day with one, although the travellers fly home. */
function checkNights(itinerary: Itinerary, { town }: Content): ItineraryIssue[] {
  const last = itinerary.length - 1;
  const help = `Add the place of the night, such as ${town.slug}.`;
  return itinerary.flatMap(({ stay }, day) => {
    const path = [day, 'stay'];
    if (day < last) return stay ? [] : { path, problem: 'is missing.', help };
    const problem = 'is on the last day, when the travellers fly home.';
    return stay ? { path, problem, help: 'Delete the line.' } : [];
  });
}

/** Finds extras whose added night, at the end of the trip, is at a place that the travellers have already left. */
function checkAddedNights(itinerary: Itinerary, { extras }: Content): ItineraryIssue[] {
  const nightPlaces = nightPlacesOf(itinerary);
  const last = nightPlaces.at(-1);
  return extras.flatMap(({ slug, per, places: [place = ''] }) => {
    if (per !== 'addedNight' || !nightPlaces.includes(place) || last === place) return [];
    const problem = `is "${last}", but the extra "${slug}" adds a night in ${place} after it.`;
    const help = `Spend the last night in ${place}, or none there.`;
    return [{ path: [itinerary.length - 2, 'stay'], problem, help }];
  });
}

function checkArrivals(itinerary: Itinerary, { openingHours }: Content): ItineraryIssue[] {
  if (bestArrivalDays(itinerary, openingHours).length > 0) return [];
  const visited = itinerary.flatMap((day) => openingHoursOnDay(day, openingHours));
  const names = visited.filter((entry) => closedDaysOf(entry).length > 0).map(({ name }) => name);
  const problem = `visits something closed, whichever weekday the trip starts on: ${names.join(', ')}.`;
  return [{ path: [], problem, help: 'Move a visit to another day, or delete it.' }];
}
