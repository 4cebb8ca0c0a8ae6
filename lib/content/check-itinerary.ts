import type { ItineraryDay } from '@/content/schema/itinerary';
import { daysOf } from '@/lib/duration';
import { expectedName } from './fault';

/** The data an itinerary is checked against: the places, and how travellers get from one to another. */
export type TravelMap = {
  /** Where every trip begins and ends. */
  town: string;
  /** The places that can be visited, without the town. */
  places: readonly string[];
  ferries: readonly { slug: string; from: string; to: string }[];
};

/** What is wrong with one field of an itinerary. */
export type ItineraryFault = { field: string; problem: string; expected: string };

type Trip = {
  duration: string;
  itinerary: readonly ItineraryDay[];
  destinations: readonly string[];
};

/** A day of a trip: its field, where the travellers wake up, and whether they fly home that day. */
type Stage = { day: ItineraryDay; field: string; morning: string; last: boolean };

/**
 * Checks whether a trip can be travelled as written: it has as many days as its duration says, every
 * crossing starts where the travellers are, every night's place can be reached, the last day ends in
 * the town, and the places visited are its destinations.
 *
 * Harbours other than the town's can be reached only by ferry. All other places are reached from the
 * town, by road or by a boat from its jetties.
 * @returns one fault for each problem; none when the trip works
 */
export function checkItinerary(trip: Trip, map: TravelMap): ItineraryFault[] {
  const { itinerary } = trip;
  const days = daysOf(trip.duration);
  if (itinerary.length !== days) {
    return [
      {
        field: 'itinerary',
        problem: `has ${itinerary.length} days, and the duration is ${trip.duration}`,
        expected: `${days} days, the last one without a night`,
      },
    ];
  }
  const stages = itinerary.map((day, index) => ({
    day,
    field: `itinerary[${index + 1}]`,
    morning: itinerary[index - 1]?.stay ?? map.town,
    last: index === itinerary.length - 1,
  }));
  return [
    ...stages.flatMap((stage) => [
      ...checkFerries(stage, map),
      ...checkNight(stage, map),
      ...checkVisits(stage, map),
    ]),
    ...checkDestinations(stages, trip.destinations, map),
  ];
}

/** Checks that every crossing exists and starts where the travellers are by then. */
function checkFerries({ day, field, morning }: Stage, map: TravelMap): ItineraryFault[] {
  let here = morning;
  return (day.ferries ?? []).flatMap((slug, index) => {
    const at = `${field}.ferries[${index + 1}]`;
    const ferry = map.ferries.find((one) => one.slug === slug);
    if (!ferry) {
      return {
        field: at,
        problem: `"${slug}" is not a crossing in content/cruise.ts`,
        expected: expectedName(
          slug,
          map.ferries.map((one) => one.slug),
        ),
      };
    }
    const before = here;
    here = ferry.to;
    if (harbourOf(before, map) === ferry.from) return [];
    return {
      field: at,
      problem: `"${slug}" leaves ${ferry.from}, and one is at ${before} by then`,
      expected: crossingsFrom(before, map),
    };
  });
}

/** Checks that each night has a place, reached that day, and that the last day ends in the town. */
function checkNight(stage: Stage, map: TravelMap): ItineraryFault[] {
  const { day, field, last } = stage;
  const known = [map.town, ...map.places];
  const told = { field: `${field}.stay` };
  if (last && day.stay !== undefined) {
    const expected = 'no such line: one flies home on the last day';
    return [{ ...told, problem: `is "${day.stay}" on the last day`, expected }];
  }
  if (!last && day.stay === undefined) {
    return [{ ...told, problem: 'is missing', expected: `where one sleeps, such as ${map.town}` }];
  }
  const night = day.stay ?? map.town;
  if (!known.includes(night)) {
    const problem = `"${night}" is not a place in content/destinations.ts`;
    return [{ ...told, problem, expected: expectedName(night, known) }];
  }
  const stops = stopsOf(stage, map);
  const end = stops.at(-1) ?? stage.morning;
  if (harbourOf(end, map) === harbourOf(night, map)) return [];
  const ferries = day.ferries ?? [];
  const goal = last ? `the trip ends at ${night}` : `one sleeps at ${night}`;
  if (ferries.length === 0) {
    return [
      {
        field: `${field}.ferries`,
        problem: `is missing: one wakes at ${end}, and ${goal}`,
        expected: crossingsFrom(end, map),
      },
    ];
  }
  return [
    {
      field: `${field}.ferries[${ferries.length}]`,
      problem: `"${ferries.at(-1)}" ends at ${end}, and ${goal}`,
      expected: `a crossing to ${harbourOf(night, map)}, or another stay`,
    },
  ];
}

/** Checks that road or launch lead to each outing from somewhere the travellers are that day. */
function checkVisits(stage: Stage, map: TravelMap): ItineraryFault[] {
  const shores = [stage.morning, ...stopsOf(stage, map)].map((place) => harbourOf(place, map));
  return (stage.day.visits ?? []).flatMap((slug, index) => {
    const field = `${stage.field}.visits[${index + 1}]`;
    if (!map.places.includes(slug)) {
      const problem = `"${slug}" is not a place in content/destinations.ts`;
      return { field, problem, expected: expectedName(slug, map.places) };
    }
    if (shores.includes(harbourOf(slug, map))) return [];
    return {
      field,
      problem: `"${slug}" is out of reach of ${shores.join(' and ')} without a crossing`,
      expected: 'a place by road or launch from where one is that day',
    };
  });
}

/** Checks that the places visited on the days are those listed as destinations. */
function checkDestinations(
  stages: Stage[],
  destinations: readonly string[],
  map: TravelMap,
): ItineraryFault[] {
  const visited = stages.flatMap(({ day, field }) => [
    ...(day.ferries ?? []).map((slug, index) => ({
      field: `${field}.ferries[${index + 1}]`,
      place: map.ferries.find((ferry) => ferry.slug === slug)?.to,
    })),
    ...(day.visits ?? []).map((place, index) => ({
      field: `${field}.visits[${index + 1}]`,
      place,
    })),
    { field: `${field}.stay`, place: day.stay },
  ]);
  const places = visited.filter(({ place }) => place !== undefined && map.places.includes(place));
  const first = places.filter(
    ({ place }, index) => places.findIndex((one) => one.place === place) === index,
  );
  // A misspelt name would be told a second time as one that is left out.
  const isWhole = destinations.every((slug) => map.places.includes(slug));
  return [
    ...destinations.flatMap((slug, index) =>
      !map.places.includes(slug) || places.some(({ place }) => place === slug)
        ? []
        : {
            field: `destinations[${index + 1}]`,
            problem: `"${slug}" is visited on no day of the itinerary`,
            expected: 'a day that sleeps there, sails there or has it in visits',
          },
    ),
    ...first
      .filter(({ place }) => isWhole && !destinations.includes(place ?? ''))
      .map(({ field, place }) => ({
        field,
        problem: `leads to ${place}, which the destinations leave out`,
        expected: `"${place}" in destinations, or another way`,
      })),
  ];
}

/** The places where the day's crossings end, in order; unknown crossings are left out. */
function stopsOf({ day }: Stage, map: TravelMap): string[] {
  return (day.ferries ?? []).flatMap(
    (slug) => map.ferries.find((ferry) => ferry.slug === slug)?.to ?? [],
  );
}

/** The harbour for leaving a place by sea: its own if it has one, else the town's. */
function harbourOf(place: string, map: TravelMap): string {
  return map.ferries.some(({ from, to }) => from === place || to === place) ? place : map.town;
}

function crossingsFrom(place: string, map: TravelMap): string {
  const from = harbourOf(place, map);
  const slugs = map.ferries.filter((ferry) => ferry.from === from).map(({ slug }) => slug);
  return `a crossing from ${from}, such as ${slugs.slice(0, 3).join(', ')}`;
}
