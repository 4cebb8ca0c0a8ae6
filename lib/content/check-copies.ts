import type { ItineraryDay } from '@/content/schema/itinerary';
import { daysOf } from '@/lib/duration';
import type { Content } from './collections';
import { fault } from './entries';
import type { Fault } from './fault';

type Trip = Content['familyPackages'][number] | Content['themedPackages'][number];

/** A place that a text may name, as its harbour is called, if it has one: Havelock. */
type Named = { slug: string; name: string };

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
];
const number = `(\\d+|${numbers.join('|')})`;

/**
 * Finds texts of packages that tell of another trip, as they were copied from there: nights at a place
 * where it does not sleep, another number of days, a place or a ship that it does not have.
 * @param content the checked content
 */
export function copiedWords(content: Partial<Content>): Fault[] {
  const { town, topPlaces = [], offbeatPlaces = [], harbours = [] } = content;
  const places = [...(town ? [town] : []), ...topPlaces, ...offbeatPlaces].map(
    ({ slug, name }) => ({
      slug,
      name: harbours.find((one) => one.slug === slug)?.name ?? name.replace(/ \(.*/, ''),
    }),
  );
  return (['honeymoonPackages', 'familyPackages', 'themedPackages'] as const).flatMap((list) =>
    (content[list] ?? []).flatMap((trip) =>
      textsOf(trip).flatMap(({ field, text, isShort }) =>
        [
          ...findNights(text, trip.itinerary, places, isShort),
          ...findDays(text, trip.duration),
          ...(isShort ? findPlaces(text, trip, places, content) : []),
          ...findShips(text, trip.itinerary, content),
        ].map(({ problem, expected }) => fault(list, trip, field, { problem, expected })),
      ),
    ),
  );
}

/** The texts in which a package tells of itself. */
function textsOf({ description, introduction, overview, special, itinerary }: Trip) {
  const many = (field: string, texts: readonly string[], isShort: boolean) =>
    texts.map((text, index) => ({ field: `${field}[${index + 1}]`, text, isShort }));
  return [
    ...many('description', description, true),
    ...(introduction ? [{ field: 'introduction', text: introduction, isShort: false }] : []),
    ...many('overview', overview, false),
    { field: 'special', text: special, isShort: true },
    ...itinerary.flatMap(({ title, text }, index) => [
      { field: `itinerary[${index + 1}].title`, text: title, isShort: false },
      { field: `itinerary[${index + 1}].text`, text, isShort: false },
    ]),
  ];
}

/**
 * A card's line counts the nights at a place with digits, and may do so in several parts. Other texts may
 * tell of some of the nights.
 */
function findNights(
  text: string,
  itinerary: readonly ItineraryDay[],
  places: readonly Named[],
  isShort: boolean,
) {
  return places.flatMap(({ slug, name }) => {
    const pattern = new RegExp(`\\b${number} nights? (?:in |on |at )?${quoted(name)}\\b`, 'gi');
    const said = [...text.matchAll(pattern)].map(([, count = '']) => countOf(count));
    const sum = said.reduce((all, one) => all + one, 0);
    const slept = itinerary.filter(({ stay }) => stay === slug).length;
    const isCounted = isShort && /\d/.test(text);
    if (said.length === 0 || sum === slept || (!isCounted && sum < slept)) return [];
    return {
      problem: `says ${nights(sum)} for ${name}, and the itinerary has ${slept === 0 ? 'none' : slept}`,
      expected: 'the nights of this package',
    };
  });
}

function findDays(text: string, duration: string) {
  const [, count] = new RegExp(`^${number} days\\b`, 'i').exec(text) ?? [];
  // A day or two may well be a part of the trip.
  if (!count || countOf(count) <= 2 || countOf(count) === daysOf(duration)) return [];
  const problem = `says ${countOf(count)} days, and the duration is ${duration}`;
  return [{ problem, expected: 'the days of this package' }];
}

function findPlaces(
  text: string,
  { itinerary, destinations }: Trip,
  places: readonly Named[],
  { town, ferryRoutes = [] }: Partial<Content>,
) {
  const reached = itinerary.flatMap(({ stay = '', visits = [], ferries = [] }) => [
    stay,
    ...visits,
    ...ferryRoutes
      .filter(({ slug }) => ferries.includes(slug))
      .flatMap(({ from, to }) => [from, to]),
  ]);
  const own = [town?.slug, ...destinations, ...reached];
  return places
    .filter(({ slug, name }) => !own.includes(slug) && hasName(text, name))
    .map(({ name }) => ({
      problem: `names ${name}, where this package does not go`,
      expected: 'the places of this package',
    }));
}

function findShips(
  text: string,
  itinerary: readonly ItineraryDay[],
  { operators = [], ferryRoutes = [] }: Partial<Content>,
) {
  const crossings = itinerary.flatMap(({ ferries = [] }) => ferries);
  const sailing = ferryRoutes
    .filter(({ slug }) => crossings.includes(slug))
    .flatMap((route) => route.operators);
  return operators
    .filter(({ slug, name }) => !sailing.includes(slug) && hasName(text, name))
    .map(({ name }) => ({
      problem: `names ${name}, which sails on no crossing of this package`,
      expected: 'the ships of this package',
    }));
}

const hasName = (text: string, name: string) => new RegExp(`\\b${quoted(name)}\\b`).test(text);

/** A name as a part of a pattern. */
const quoted = (name: string) => name.replace(/[^\w\s]/g, '\\$&');

const countOf = (word: string) =>
  /\d/.test(word) ? Number(word) : numbers.indexOf(word.toLowerCase());

const nights = (count: number) => `${count} ${count === 1 ? 'night' : 'nights'}`;
