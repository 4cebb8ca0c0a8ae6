import type { Content, PackageEntry } from '@/lib/content/collections';
import { placeCollections } from '@/lib/content/collections';
import type { ContentIssue } from '@/lib/content/report/issue';
import { daysOf } from '@/lib/dates/date-words';
import { namesIn } from './entries';
import { checkEachPackage, type FieldIssue } from './walk-content';

/** The data an itinerary is checked against: the places, and how travellers get from one to another. */
export type TravelMap = {
  /** Where every trip begins and ends. */
  town: string;
  /** The places that can be visited, without the town. */
  places: readonly string[];
  ferries: readonly { slug: string; from: string; to: string }[];
};

type ItineraryInput = Pick<PackageEntry, 'duration' | 'itinerary' | 'destinations'>;

/** Checks that all packages can be travelled, if all ferry routes lead somewhere. */
export function checkItineraries(content: Partial<Content>): ContentIssue[] {
  const { town, ferryRoutes: ferries = [] } = content;
  const harbours = namesIn(content, 'harbours');
  // A ferry route that leads nowhere would make every trip that takes it look wrong.
  const isWhole = ferries.every(({ from, to }) => harbours.includes(from) && harbours.includes(to));
  if (!town || !isWhole) return [];
  const map = { town: town.slug, places: namesIn(content, ...placeCollections), ferries };
  const nights = [town.slug, ...map.places, undefined];
  return checkEachPackage(content, (trip) =>
    // A name that is misspelt is told of elsewhere.
    trip.itinerary.every(({ stay }) => nights.includes(stay)) ? checkItinerary(trip, map) : [],
  );
}

/**
 * Checks whether a trip can be travelled as written: it has as many days as its duration says, every
 * ferry starts where the travellers are, every night's place can be reached, the last day ends in
 * the town, and the places visited are its destinations.
 *
 * Harbours other than the town's can be reached only by ferry. All other places are reached from the
 * town, by road or by a boat from its jetties.
 * @returns one issue for each problem; none when the trip works
 */
export function checkItinerary(trip: ItineraryInput, map: TravelMap): FieldIssue[] {
  const { itinerary, duration } = trip;
  const days = daysOf(duration);
  if (itinerary.length !== days) {
    const problem = `has ${itinerary.length} days, and the duration is ${duration}`;
    const expected = `${days} days, the last one without a night`;
    return [{ field: 'itinerary', problem, expected }];
  }
  return [
    ...itinerary.flatMap((_, index) => checkDay(trip, index, map)),
    ...checkDestinations(trip, map),
  ];
}

/** Follows the travellers through a day: its ferries, its outings, its night. */
function checkDay({ itinerary }: ItineraryInput, index: number, map: TravelMap): FieldIssue[] {
  const {
    ferries = [],
    visits = [],
    stay,
  } = itinerary[index] as ItineraryInput['itinerary'][number];
  const issues: FieldIssue[] = [];
  const makeIssue = (field: string, problem: string, expected: string) =>
    issues.push({ field: `itinerary[${index + 1}].${field}`, problem, expected });
  /** The places where the travellers are on this day, one after the other. */
  const stops = [itinerary[index - 1]?.stay ?? map.town];
  const here = () => stops.at(-1) ?? map.town;

  for (const [at, slug] of ferries.entries()) {
    const field = `ferries[${at + 1}]`;
    const ferry = map.ferries.find((one) => one.slug === slug);
    // A name that is misspelt is told of elsewhere.
    if (!ferry) return issues;
    if (harbourOf(here(), map) !== ferry.from) {
      const problem = `"${slug}" leaves ${ferry.from}, and one is at ${here()} by then`;
      makeIssue(field, problem, ferriesFrom(here(), map));
    }
    stops.push(ferry.to);
  }

  const shores = stops.map((stop) => harbourOf(stop, map));
  for (const [at, slug] of visits.entries()) {
    if (shores.includes(harbourOf(slug, map))) continue;
    const problem = `"${slug}" is out of reach of ${shores.join(' and ')} without a ferry route`;
    makeIssue(`visits[${at + 1}]`, problem, 'a place by road or launch from where one is that day');
  }

  const isLast = index === itinerary.length - 1;
  const night = stay ?? map.town;
  if (isLast && stay !== undefined) {
    const expected = 'no such line: one flies home on the last day';
    makeIssue('stay', `is "${stay}" on the last day`, expected);
  } else if (!isLast && stay === undefined) {
    makeIssue('stay', 'is missing', `where one sleeps, such as ${map.town}`);
  } else if (harbourOf(here(), map) !== harbourOf(night, map)) {
    const goal = `${isLast ? 'the trip ends' : 'one sleeps'} at ${night}`;
    makeIssue('ferries', `one is at ${here()}, and ${goal}`, ferriesFrom(here(), map));
  }
  return issues;
}

function checkDestinations(
  { itinerary, destinations }: ItineraryInput,
  map: TravelMap,
): FieldIssue[] {
  const visited = itinerary.flatMap(({ ferries = [], visits = [], stay = '' }) => [
    ...ferries.map((slug) => map.ferries.find((ferry) => ferry.slug === slug)?.to ?? ''),
    ...visits,
    stay,
  ]);
  if (!destinations.every((slug) => map.places.includes(slug))) return [];
  const notVisited = destinations
    .filter((slug) => !visited.includes(slug))
    .map((slug) => ({
      field: `destinations[${destinations.indexOf(slug) + 1}]`,
      problem: `"${slug}" is visited on no day of the itinerary`,
      expected: 'a day that sleeps there, sails there or has it in visits',
    }));
  const leftOut = [...new Set(visited)]
    .filter((slug) => map.places.includes(slug) && !destinations.includes(slug))
    .map((slug) => ({
      field: 'destinations',
      problem: `leave out ${slug}, where the itinerary leads`,
      expected: `"${slug}" in destinations, or another way`,
    }));
  return [...notVisited, ...leftOut];
}

/** The harbour for leaving a place by sea: its own if it has one, else the town's. */
function harbourOf(place: string, map: TravelMap): string {
  return map.ferries.some(({ from, to }) => from === place || to === place) ? place : map.town;
}

function ferriesFrom(place: string, map: TravelMap): string {
  const from = harbourOf(place, map);
  const slugs = map.ferries.filter((ferry) => ferry.from === from).map(({ slug }) => slug);
  return `a ferry route from ${from}, such as ${slugs.slice(0, 3).join(', ')}`;
}
