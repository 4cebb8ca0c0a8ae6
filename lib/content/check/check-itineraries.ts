import { weekdays } from '@/content/schema/weekdays';
import { type Content, type PackageEntry, packageCollections } from '@/lib/content/collections';
import { type ContentIssue, issueAt, type Path } from '@/lib/content/report/issue';
import { findClosedArrivals } from '@/lib/dates/openings';

/** What is wrong with a value of an itinerary. */
type Fault = { path: Path; problem: string; help: string };

/**
 * Checks that every package can be travelled as written: its ferries connect, and there is a day of arrival on which
 * nothing that it visits is closed.
 */
export function checkItineraries(content: Content): ContentIssue[] {
  return packageCollections.flatMap((list) =>
    content[list].flatMap(({ itinerary }: PackageEntry, index) =>
      [...checkFerries(itinerary, content), ...checkWeek(itinerary, content)].map(
        ({ path, problem, help }) =>
          issueAt(content, [list, index, 'itinerary', ...path], problem, help),
      ),
    ),
  );
}

/**
 * Follows the travellers through their days. Harbours other than the town's can be reached only by ferry; all other
 * places are reached from the town, by road or by a boat from its jetties.
 */
function checkFerries(
  itinerary: PackageEntry['itinerary'],
  { town, ferryRoutes }: Pick<Content, 'town' | 'ferryRoutes'>,
): Fault[] {
  const faults: Fault[] = [];
  /** The harbour for leaving a place by sea: its own if it has one, else the town's. */
  const harbourOf = (place: string) =>
    ferryRoutes.some(({ from, to }) => from === place || to === place) ? place : town.slug;
  const ferriesFrom = (place: string) =>
    `Ferry routes from there: ${ferryRoutes
      .filter(({ from }) => from === harbourOf(place))
      .map(({ slug }) => slug)
      .join(', ')}.`;

  let here = town.slug;
  for (const [day, { ferries = [], visits = [], stay }] of itinerary.entries()) {
    const shores = [harbourOf(here)];
    for (const [at, slug] of ferries.entries()) {
      const ferry = ferryRoutes.find((one) => one.slug === slug);
      if (!ferry) continue;
      if (harbourOf(here) !== ferry.from) {
        const problem = `is "${slug}", which leaves from ${ferry.from}, but the travellers are at ${here} by then.`;
        faults.push({ path: [day, 'ferries', at], problem, help: ferriesFrom(here) });
      }
      here = ferry.to;
      shores.push(harbourOf(here));
    }
    for (const [at, slug] of visits.entries()) {
      if (shores.includes(harbourOf(slug))) continue;
      const problem = `is "${slug}", which cannot be reached from ${shores.join(' or ')} without a ferry.`;
      faults.push({
        path: [day, 'visits', at],
        problem,
        help: 'Take the ferry in ferries, or leave it out.',
      });
    }
    const isLast = day === itinerary.length - 1;
    if (isLast && stay !== undefined) {
      const problem = 'stands on the last day, on which the travellers fly home.';
      faults.push({ path: [day, 'stay'], problem, help: 'Take the line out.' });
    } else if (!isLast && stay === undefined) {
      const help = `Write where they sleep, such as ${town.slug}.`;
      faults.push({ path: [day, 'stay'], problem: 'is missing.', help });
    }
    const night = stay ?? town.slug;
    if (harbourOf(here) !== harbourOf(night)) {
      const problem = `leaves the travellers at ${here}, but the day ends at ${night}.`;
      faults.push({ path: [day, 'ferries'], problem, help: ferriesFrom(here) });
    }
    here = night;
  }
  return faults;
}

function checkWeek(
  itinerary: PackageEntry['itinerary'],
  { openings }: Pick<Content, 'openings'>,
): Fault[] {
  const closed = findClosedArrivals(itinerary, openings);
  if (closed.weekdays.length < weekdays.length) return [];
  const problem = `finds something closed on whatever day of the week one arrives: ${closed.names.join(', ')}.`;
  return [{ path: [], problem, help: 'Move a visit to another day, or leave it out.' }];
}
