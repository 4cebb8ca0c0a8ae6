import type { ContentIssue, Told } from '@/lib/content/report/issue';
import { daysOf } from '@/lib/dates/date-words';
import { numberWords } from '@/lib/text/number-words';
import { type Content, type PackageEntry, placeCollections } from '../collections';
import { shortNameIn } from '../short-name';
import { judgePackages, textsIn } from './walk-content';

/** A place or a ship that a text may name, and whether the package has it; the nights that it sleeps there. */
type Named = { name: string; isOwn: boolean; nights?: number };

const number = `(\\d+|${numberWords.join('|')})`;

/** Fields whose texts are short: each tells of this package alone, and counts all its nights. */
const short = ['description', 'special'];
const long = ['introduction', 'overview', 'title', 'text'];

/**
 * Finds texts of packages that tell of another trip, as they were copied from there: nights at a place
 * where it does not sleep, another number of days, a place or a ship that it does not have.
 * @param content the checked content
 */
export function findCopiedWords(content: Partial<Content>): ContentIssue[] {
  return judgePackages(content, (trip) => {
    const places = placesOf(trip, content);
    const ships = shipsOf(trip, content);
    return textsIn(trip)
      .filter(({ key }) => short.includes(key) || long.includes(key))
      .flatMap(({ path, key, text }) => {
        const isShort = short.includes(key);
        const told = [
          ...findNights(text, places, isShort),
          ...findDays(text, trip.duration),
          ...(isShort ? findNames(text, places, 'where this package does not go') : []),
          ...findNames(text, ships, 'which sails on no ferryRoute of this package'),
        ];
        return told.map((one) => ({ field: path, ...one }));
      });
  });
}

/** All places, as their harbours are called, if they have one: Havelock. */
function placesOf({ itinerary, destinations }: PackageEntry, content: Partial<Content>): Named[] {
  const { town, ferryRoutes = [] } = content;
  const all = [town ?? [], ...placeCollections.map((list) => content[list] ?? [])].flat();
  const own = itinerary.flatMap(({ stay = '', visits = [], ferries = [] }) => [
    stay,
    ...visits,
    ...ferryRoutes
      .filter(({ slug }) => ferries.includes(slug))
      .flatMap(({ from, to }) => [from, to]),
  ]);
  return all.map(({ slug }) => ({
    name: shortNameIn(content, slug) ?? slug,
    isOwn: [town?.slug, ...destinations, ...own].includes(slug),
    nights: itinerary.filter(({ stay }) => stay === slug).length,
  }));
}

function shipsOf({ itinerary }: PackageEntry, content: Partial<Content>): Named[] {
  const { operators = [], ferryRoutes = [] } = content;
  const taken = itinerary.flatMap(({ ferries = [] }) => ferries);
  const sailing = ferryRoutes.filter(({ slug }) => taken.includes(slug));
  return operators.map(({ slug, name }) => ({
    name,
    isOwn: sailing.some((route) => route.operators.includes(slug)),
  }));
}

/**
 * A card's line counts the nights at a place with digits, and may do so in several parts. Other texts may
 * tell of some of the nights.
 */
function findNights(text: string, places: readonly Named[], isShort: boolean): Told[] {
  return places.flatMap(({ name, nights = 0 }) => {
    const pattern = new RegExp(`\\b${number} nights? (?:in |on |at )?${quoted(name)}\\b`, 'gi');
    const said = [...text.matchAll(pattern)].map(([, count = '']) => countOf(count));
    const sum = said.reduce((all, one) => all + one, 0);
    const isCounted = isShort && /\d/.test(text);
    if (said.length === 0 || sum === nights || (!isCounted && sum < nights)) return [];
    const counted = `${sum} ${sum === 1 ? 'night' : 'nights'}`;
    const problem = `says ${counted} for ${name}, and the itinerary has ${nights || 'none'}`;
    return { problem, expected: 'the nights of this package' };
  });
}

function findDays(text: string, duration: string): Told[] {
  const [, count = '0'] = new RegExp(`^${number} days\\b`, 'i').exec(text) ?? [];
  // A day or two may well be a part of the trip.
  if (countOf(count) <= 2 || countOf(count) === daysOf(duration)) return [];
  const problem = `says ${countOf(count)} days, and the duration is ${duration}`;
  return [{ problem, expected: 'the days of this package' }];
}

function findNames(text: string, names: readonly Named[], why: string): Told[] {
  return names
    .filter(({ name, isOwn }) => !isOwn && new RegExp(`\\b${quoted(name)}\\b`).test(text))
    .map(({ name }) => ({
      problem: `names ${name}, ${why}`,
      expected: 'the places and ships of this package',
    }));
}

/** A name as a part of a pattern. */
const quoted = (name: string) => name.replace(/[^\w\s]/g, '\\$&');

const countOf = (word: string) =>
  /\d/.test(word) ? Number(word) : numberWords.indexOf(word.toLowerCase());
