import type { FerryRules, Harbour, Schedule } from '@/content/schema/cruise';
import { content } from '@/lib/content/load/store';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { type ItemOf, itemsBySlug, itemsOf } from './items';
import { labels } from './site';

export type { FerryRules, Harbour, Schedule };
export type Operator = ItemOf<'operator'>;
export type FerryRoute = ItemOf<'ferryRoute'>;

/** The ferry routes that lead to a place or to the town; none where no ferry lands. */
export function ferryRoutesTo(place: string): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ to }) => to === place);
}

/** The ferry routes that leave a place or the town; none where no ferry lands. */
export function ferryRoutesFrom(place: string): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ from }) => from === place);
}

/**
 * The two harbours of a ferry route: their names, and the coordinates of their jetties.
 * @throws Error when there is no such harbour, which the check of the content rules out
 */
export function harboursOf({ from, to }: { from: string; to: string }) {
  return { from: findHarbour(from), to: findHarbour(to) };
}

function findHarbour(slug: string): Harbour {
  const found = content.harbours.find((harbour) => harbour.slug === slug);
  if (!found) throw new Error(`"${slug}" is not a harbour in content/cruise.ts`);
  return found;
}

/** What holds on every ferry route, whichever ship sails it. */
export const ferryRules: FerryRules = content.ferryRules;

/** One line of a timetable. */
type Fact = { label: string; value: string };

/** The figures of a ferry route: time on board, distance, jetty, when to report. */
export function factsOf(ferryRoute: FerryRoute): Fact[] {
  const { from } = harboursOf(ferryRoute);
  return [
    timeOnBoard(ferryRoute),
    ...distanceOf(ferryRoute),
    jettyOf(from),
    fillFact(ferryRules.report),
  ];
}

/** The figures that stand out on a ferry route's card, such as "60 to 105 minutes" and "37 km". */
export function shortFactsOf(ferryRoute: FerryRoute): string[] {
  const minutes = fillFact({ label: '', text: ferryRules.timeOnBoard.short }, ferryRoute.minutes);
  return [minutes, ...distanceOf(ferryRoute)].map(({ value }) => value);
}

/**
 * What the cards of all ferry routes leave out, as it is said once below them: what their minutes are, the
 * jetties of harbours that have two, when to report, and classes.
 */
export function factsOfAllFerryRoutes(): Fact[] {
  const { timeOnBoard: onBoard } = ferryRules;
  const left = new Set(itemsOf('ferryRoute').map(({ from }) => from));
  return [
    { label: onBoard.label, value: onBoard.note },
    ...[...left]
      .map(findHarbour)
      .filter(({ jetties }) => jetties.private !== jetties.government)
      .map((harbour) => ({ ...jettyOf(harbour), label: harbour.name })),
    fillFact(ferryRules.report),
    fillFact(ferryRules.classes),
  ];
}

/** What else holds on every ferry route: papers, luggage, children, refunds. */
export function furtherFacts(): Fact[] {
  const { papers, luggage, children, refund } = ferryRules;
  return [papers, luggage, children, refund].map((rule) => fillFact(rule));
}

/** What is known of an operator's ships: their jetties where a harbour has two, and its own rules. */
export function rulesOf({ fleet, rules = {} }: Operator): Fact[] {
  const own = (['report', 'classes', 'luggage', 'children', 'refund'] as const).flatMap((name) => {
    const value = rules[name];
    return value === undefined ? [] : { label: ferryRules[name].label, value };
  });
  const jetties = content.harbours
    .filter(({ jetties }) => jetties.private !== jetties.government)
    .map(({ name, jetties }) => ({
      label: labels.leavesFrom,
      value: `${jetties[fleet]}, ${name}`,
    }));
  return [...jetties, ...own];
}

function distanceOf({ km }: FerryRoute): Fact[] {
  return km === undefined ? [] : [fillFact(ferryRules.distance, { km })];
}

/** How long a ferry route usually takes. */
export function timeOnBoard({ minutes }: FerryRoute): Fact {
  return fillFact(ferryRules.timeOnBoard, minutes);
}

/** The operators that sail a ferry route. */
export function operatorsOf({ operators }: FerryRoute): Operator[] {
  return itemsBySlug('operator', operators);
}

/** The names of the operators that sail a ferry route, in words. */
export function whoSails(ferryRoute: FerryRoute): string {
  return joinWords(operatorsOf(ferryRoute).map(({ name }) => name));
}

/** Who sails every ferry route, in words; undefined where it differs from one to another. */
export function whoSailsAll(): string | undefined {
  const [all, ...others] = new Set(itemsOf('ferryRoute').map(whoSails));
  return others.length === 0 ? all : undefined;
}

/** The ferry routes that an operator sails. */
export function ferryRoutesOf({ slug }: Operator): FerryRoute[] {
  return itemsOf('ferryRoute').filter(({ operators }) => operators.includes(slug));
}

/** The links to an operator's fares and sailings; where there are none, the page says so. */
export function schedulesOf({ schedules }: Operator): Schedule[] {
  return schedules.flatMap((id) => content.schedules.find((one) => one.id === id) ?? []);
}

/** The jetty of a harbour: one name where both fleets use the same. */
function jettyOf({ jetties }: Harbour): Fact {
  const { label } = ferryRules.jetty;
  if (jetties.private === jetties.government) return { label, value: jetties.private };
  return fillFact(ferryRules.jetty, jetties);
}

function fillFact(
  { label, text }: { label: string; text: string },
  values: Record<string, string | number> = {},
): Fact {
  return { label, value: fillIn(text, values) };
}
