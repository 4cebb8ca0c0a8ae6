import {
  type FerryRoute,
  ferryRules,
  type Harbour,
  harbourOf,
  harbours,
  type Operator,
} from '@/lib/content/query/ferries';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { labels, pages } from '@/lib/content/query/site';
import { ferriesMap } from '@/lib/map/item-maps';
import { type PageLink, routes } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import type { ItemMapData } from './item-type';

/** Links to the rules of all ferries, and to help with cancelled ones. */
export const ferryLinks: readonly PageLink[] = [
  { label: labels.everyFerry, href: `${routes.ferries}#every-ferry` },
  { label: labels.ferryCancelled, href: routes.ferryCancelled },
  { label: pages.before.banner.heading, href: routes.before },
];

/** Ferry routes or operators by name, as the value of a fact. */
export function linksTo(items: readonly (FerryRoute | Operator)[]): PageLink[] {
  return items.map((item) => ({ label: item.name, href: routeOf(item) }));
}

/** A map of ferry routes, without links because the page has them elsewhere. */
export function ferriesMapData(ferryRoutes: readonly FerryRoute[]): ItemMapData {
  const map = ferriesMap(ferryRoutes);
  return { heading: map.base.heading, map, name: map.base.heading, withoutLinks: true };
}

/** One line of a timetable. */
type Figure = { label: string; value: string };

/** The figures of a ferry route: time on board, distance, jetty, when to report. */
export function factsOf(ferryRoute: FerryRoute): Figure[] {
  const from = harbourOf(ferryRoute.from);
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
 * Facts that the cards of ferry routes leave out and that are shown once below them: what the minutes mean, the jetties
 * of harbours that have two, when to report, and classes.
 */
export function factsOfAllFerryRoutes(): Figure[] {
  const { timeOnBoard: onBoard } = ferryRules;
  const left = new Set(itemsOf('ferryRoute').map(({ from }) => from));
  return [
    { label: onBoard.label, value: onBoard.note },
    ...[...left]
      .map(harbourOf)
      .filter(({ jetties }) => jetties.private !== jetties.government)
      .map((harbour) => ({ ...jettyOf(harbour), label: harbour.name })),
    fillFact(ferryRules.report),
    fillFact(ferryRules.classes),
  ];
}

/** Further rules of all ferry routes: papers, luggage, children, refunds. */
export function furtherFacts(): Figure[] {
  return [ferryRules.papers, ferryRules.refund].map((rule) => fillFact(rule));
}

/** What holds on an operator's ships: its own rule, or else that of all ferries. */
export function ruleOf({ rules }: Operator, name: 'luggage' | 'children' | 'refund'): string {
  return rules?.[name] ?? ferryRules[name].text;
}

/** What holds on an operator's ships: their jetties where a harbour has two, and the rules. */
export function rulesOf(operator: Operator): Figure[] {
  const { fleet, rules = {} } = operator;
  const own = (['report', 'classes'] as const).flatMap((name) => {
    const value = rules[name];
    return value === undefined ? [] : { label: ferryRules[name].label, value };
  });
  const all = (['luggage', 'children', 'refund'] as const).map((name) => ({
    label: ferryRules[name].label,
    value: ruleOf(operator, name),
  }));
  const jetties = harbours
    .filter(({ jetties }) => jetties.private !== jetties.government)
    .map(({ name, jetties }) => ({
      label: labels.leavesFrom,
      value: `${jetties[fleet]}, ${name}`,
    }));
  return [...jetties, ...own, ...all];
}

function distanceOf({ km }: FerryRoute): Figure[] {
  return km === undefined ? [] : [fillFact(ferryRules.distance, { km })];
}

/** How long a ferry route usually takes. */
function timeOnBoard({ minutes }: FerryRoute): Figure {
  return fillFact(ferryRules.timeOnBoard, minutes);
}

/** The jetty of a harbour, or both if private and government ferries use different ones. */
function jettyOf({ jetties }: Harbour): Figure {
  const { label } = ferryRules.jetty;
  if (jetties.private === jetties.government) return { label, value: jetties.private };
  return fillFact(ferryRules.jetty, jetties);
}

function fillFact(
  { label, text }: { label: string; text: string },
  values: Record<string, string | number> = {},
): Figure {
  return { label, value: interpolate(text, values) };
}
