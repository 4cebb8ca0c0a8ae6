import {
  type FerryRoute,
  ferryRules,
  findHarbour,
  type Harbour,
  harbours,
  type Operator,
} from '@/lib/content/query/ferries';
import { itemsOf } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';

/** One line of a timetable. */
type Fact = { label: string; value: string };

/** The figures of a ferry route: time on board, distance, jetty, when to report. */
export function factsOf(ferryRoute: FerryRoute): Fact[] {
  const from = findHarbour(ferryRoute.from);
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
  const jetties = harbours
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
function timeOnBoard({ minutes }: FerryRoute): Fact {
  return fillFact(ferryRules.timeOnBoard, minutes);
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
