import { parseJson } from '@/lib/text/parse-json';
import { minParty, type Party, travellerKinds } from './party';
import type { ExtraOption, Tariff } from './tariff';

/** What a visitor has chosen for an extra, on a package's page or on the extra's own page. */
export type ExtraChoice = {
  slug: string;
  /** The route of the package; undefined if it was chosen on the extra's own page, for every package. */
  packageRoute?: string | undefined;
  isTicked: boolean;
  /** How many of the party take it; undefined for all who are old enough. */
  people?: number | undefined;
};

/** What a visitor has chosen, as the browser stores it: a class and a party for all packages, and extras. */
export type StoredChoice = {
  /** The name of a class of hotels. */
  hotels?: string | undefined;
  party?: Party | undefined;
  /** One for each extra and page. What was chosen on a package's page overrides, for this package alone. */
  extras: ExtraChoice[];
};

/** Parses a stored choice. Invalid parts are left out, because visitors can edit what their browser stores. */
export function parseChoice(stored: string | null): StoredChoice {
  const { hotels, party, extras } = fieldsOf(parseJson(stored));
  return {
    hotels: typeof hotels === 'string' ? hotels : undefined,
    party: isParty(party) ? party : undefined,
    extras: Array.isArray(extras) ? extras.flatMap((extra) => parseExtra(extra) ?? []) : [],
  };
}

/** @returns undefined if a part of it is invalid */
function parseExtra(value: unknown): ExtraChoice | undefined {
  const { slug, packageRoute, isTicked, people } = fieldsOf(value);
  if (typeof slug !== 'string' || typeof isTicked !== 'boolean') return undefined;
  if (packageRoute !== undefined && typeof packageRoute !== 'string') return undefined;
  if (people !== undefined && !isCount(people, 1)) return undefined;
  return { slug, packageRoute, isTicked, people };
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

/** What counts for an extra: the choice on the page of the package or, without one, on the extra's own page. */
export function findExtra({ extras }: StoredChoice, slug: string, packageRoute?: string) {
  const ofExtra = extras.filter((extra) => extra.slug === slug);
  const chosenOn = (route?: string) => ofExtra.find((extra) => extra.packageRoute === route);
  return chosenOn(packageRoute) ?? chosenOn(undefined);
}

type ExtraChange = Partial<ExtraChoice> & { slug: string };

/** Changes what is chosen for an extra on a package's page or, without a route, on the extra's own page. */
export function changeExtra(choice: StoredChoice, change: ExtraChange): StoredChoice {
  const { slug, packageRoute } = change;
  const last = findExtra(choice, slug, packageRoute);
  const changed = { isTicked: false, ...last, ...change };
  const others = choice.extras.filter(
    (other) => other.slug !== slug || other.packageRoute !== packageRoute,
  );
  return { ...choice, extras: [...others, changed] };
}

/**
 * What is still chosen after an enquiry: the party, all on the pages of other packages, and extras that it did not name.
 * @param route the package that it was about; any other route without a package
 */
export function choiceAfterEnquiry(choice: StoredChoice, route: string): StoredChoice {
  const extras = choice.extras.filter(
    ({ slug, packageRoute = route }) =>
      packageRoute !== route || !findExtra(choice, slug, route)?.isTicked,
  );
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
 * The extras that are ticked for a package, even those that it does not offer; without a package, those that are ticked
 * on their own pages. No more people take one than are in the party, which may have become smaller since.
 */
export function tickedExtras(
  { extras }: Tariff,
  choice: StoredChoice,
  packageRoute: string,
  party?: Party,
): TickedExtra[] {
  const present = party ? party.adults + party.children : Infinity;
  return extras.flatMap((extra) => {
    const chosen = findExtra(choice, extra.slug, packageRoute);
    if (!chosen?.isTicked) return [];
    return { ...extra, people: chosen.people && Math.min(chosen.people, present) };
  });
}
