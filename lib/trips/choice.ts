import { parseJson } from '@/lib/text/parse-json';
import { minParty, type Party, travellerKinds } from './party';
import type { ExtraOption, Tariff } from './tariff';

/** An extra that a visitor has ticked, by its slug. */
export type Tick = {
  slug: string;
  /** The package on whose page it was; undefined for every package. */
  packageRoute?: string | undefined;
  /** How many of the party take it; undefined for all who are old enough. */
  people?: number | undefined;
};

/** What a visitor has chosen, as the browser stores it: a class and a party for all packages, and extras. */
export type StoredChoice = {
  /** The name of a class of hotels. */
  hotels?: string | undefined;
  party?: Party | undefined;
  /** Not all that are for every package fit each. */
  extras: Tick[];
};

/** Parses a stored choice. Invalid parts are left out, because visitors can edit what their browser stores. */
export function parseChoice(stored: string | null): StoredChoice {
  const { hotels, party, extras } = fieldsOf(parseJson(stored));
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.flatMap((tick) => parseTick(tick) ?? []) : [],
  };
}

/** @returns undefined for an invalid tick */
function parseTick(value: unknown): Tick | undefined {
  // Until November 2026, the site stored the route as `trip`.
  const { slug, trip, packageRoute = trip, people } = fieldsOf(value);
  if (typeof slug !== 'string') return undefined;
  if (packageRoute !== undefined && typeof packageRoute !== 'string') return undefined;
  if (people !== undefined && !isCount(people, 1)) return undefined;
  return { slug, packageRoute, people };
}

function isParty(value: unknown): value is Party {
  const party = fieldsOf(value);
  return travellerKinds.every((kind) => isCount(party[kind], minParty[kind]));
}

function isCount(value: unknown, min: number): value is number {
  return Number.isInteger(value) && Number(value) >= min;
}

/** The fields of a value; none if it is not an object. */
function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** Whether a tick counts for a package. On a page without a package, only those for every package count. */
function countsFor(packageRoute: string | undefined, tick: Tick): boolean {
  return tick.packageRoute === undefined || tick.packageRoute === packageRoute;
}

/** The slugs of the extras that are ticked for a package, or for every package. */
export function tickedSlugs({ extras }: StoredChoice, packageRoute?: string): string[] {
  return extras.filter((tick) => countsFor(packageRoute, tick)).map(({ slug }) => slug);
}

/** Ticks an extra for a package or, without a route, for every package; or removes its tick. */
export function setTick(choice: StoredChoice, tick: Tick, isTicked: boolean): StoredChoice {
  const { slug, packageRoute } = tick;
  const others = choice.extras.filter(
    (other) => other.slug !== slug || !countsFor(packageRoute, other),
  );
  return { ...choice, extras: isTicked ? [...others, tick] : others };
}

/** Sets how many of the party take an extra that is ticked for a package. */
export function setPeople(choice: StoredChoice, { slug, packageRoute, people }: Tick) {
  const extras = choice.extras.map((tick) =>
    tick.slug === slug && countsFor(packageRoute, tick) ? { ...tick, people } : tick,
  );
  return { ...choice, extras };
}

/**
 * What is still chosen after an enquiry: the party, and extras for other packages.
 * @param packageRoute the package that it was about; any other route for what is chosen for every package
 */
export function choiceAfterEnquiry(choice: StoredChoice, packageRoute: string): StoredChoice {
  const extras = choice.extras.filter((tick) => !countsFor(packageRoute, tick));
  return { ...choice, hotels: undefined, extras };
}

/** The class of hotels and the party that a visitor has chosen, if they are still offered. */
export function offeredChoice({ classes, maxParty }: Tariff, { hotels, party }: StoredChoice) {
  const isTooLarge = travellerKinds.some((kind) => (party?.[kind] ?? 0) > maxParty[kind]);
  return {
    chosenClass: classes.find(({ name }) => name === hotels),
    chosenParty: isTooLarge ? undefined : party,
  };
}

/** An extra that a visitor has ticked, and how many of the party take it if the visitor has said so. */
export type TickedExtra = ExtraOption & { people: number | undefined };

/**
 * The extras that a visitor has ticked for a package, or for every package. No more people take one than are in the
 * party, which may have become smaller since.
 */
export function tickedExtras(
  { extras }: Tariff,
  choice: StoredChoice,
  packageRoute: string,
  party?: Party,
): TickedExtra[] {
  const ticks = choice.extras.filter((tick) => countsFor(packageRoute, tick));
  const present = party ? party.adults + party.children : Infinity;
  return extras.flatMap((extra) => {
    const tick = ticks.find(({ slug }) => slug === extra.slug);
    return tick ? [{ ...extra, people: tick.people && Math.min(tick.people, present) }] : [];
  });
}
