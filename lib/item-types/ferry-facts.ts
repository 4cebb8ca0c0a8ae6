import { labels, pages } from '@/lib/content/query/all-content';
import {
  type FerryOperator,
  type FerryRoute,
  ferryRules,
  type Harbour,
  harbourOf,
  harbours,
} from '@/lib/content/query/ferries';
import { itemsOfType } from '@/lib/content/query/items';
import { maps } from '@/lib/map/maps';
import { anchors } from '@/lib/routes/anchors';
import { type PageLink, routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import type { ItemMapData } from './item-view';

/** Links to the rules for all ferries, and to help with cancelled ferries. */
export const ferryLinks: readonly PageLink[] = [
  { label: labels.ferries.everyFerry, href: `${routes.ferries}#${anchors.ferries.rules}` },
  { label: labels.ferries.cancelled, href: routes.ferryCancelled },
  { label: pages.beforeYouTravel.banner.heading, href: routes.beforeYouTravel },
];

export function ferriesMapData(ferryRoutes: readonly FerryRoute[]): ItemMapData {
  const map = maps.ferries(ferryRoutes);
  return { heading: map.base.heading, map, name: map.base.heading };
}

/** A fact without links. */
type TextFact = { label: string; value: string };

/** Whether private and government ferries use different jetties. */
const hasTwoJetties = ({ jetties }: Harbour) => jetties.private !== jetties.government;

/** The facts of a ferry route: time on board, distance, jetty, when to report. */
export function ferryRouteFacts(ferryRoute: FerryRoute): TextFact[] {
  return [
    fillFact(ferryRules.timeOnBoard, ferryRoute.minutes),
    ...distanceOf(ferryRoute),
    jettyOf(harbourOf(ferryRoute.from)),
    checkInFact(),
  ];
}

/** The facts that stand out on a ferry route's card, such as "60 to 105 minutes" and "37 km". */
export function shortFactsOf(ferryRoute: FerryRoute): string[] {
  const minutes = interpolate(ferryRules.timeOnBoard.short, ferryRoute.minutes);
  return [minutes, ...distanceOf(ferryRoute).map(({ value }) => value)];
}

/** Facts that the cards of ferry routes leave out: what the minutes mean, two jetties, when to report, classes. */
export function factsOfAllFerryRoutes(): TextFact[] {
  const { label, note } = ferryRules.timeOnBoard;
  return [
    { label, value: note },
    ...harbours
      .filter(hasTwoJetties)
      .map((harbour) => ({ ...jettyOf(harbour), label: harbour.name })),
    checkInFact(),
    ...itemsOfType('ferryOperator').flatMap(({ name, rules }) =>
      rules?.seatClasses
        ? fillFact(ferryRules.seatClasses, { classes: rules.seatClasses, operator: name })
        : [],
    ),
  ];
}

/** Further facts of all ferry routes: fares, documents and refunds. */
export function fareAndRefundFacts(): TextFact[] {
  return [pages.ferries.fares, ferryRules.documents, ferryRules.refund].map((rule) =>
    fillFact(rule),
  );
}

/** A rule for an operator's ships, or else the one for all ferries. */
export function ruleOf(
  { rules }: FerryOperator,
  name: 'checkIn' | 'luggage' | 'children' | 'refund',
): TextFact {
  const { label, text } = ferryRules[name];
  return { label, value: rules?.[name] ?? text };
}

/** The facts about an operator: which jetty its ships use where a harbour has two, and all rules. */
export function ferryOperatorFacts(operator: FerryOperator): TextFact[] {
  const { ownership, rules } = operator;
  const jetties = harbours
    .filter(hasTwoJetties)
    .map(({ name, jetties }) => `${jetties[ownership]}, ${name}`);
  const facts = [
    { label: labels.ferries.leavesFrom, value: jetties.join('; ') },
    ruleOf(operator, 'checkIn'),
    { label: ferryRules.seatClasses.label, value: rules?.seatClasses ?? '' },
    ruleOf(operator, 'luggage'),
    ruleOf(operator, 'children'),
    ruleOf(operator, 'refund'),
  ];
  return facts.filter(({ value }) => value !== '');
}

/** When to report for boarding, with the ships that differ. */
function checkInFact(): TextFact {
  const { label, text, exception } = ferryRules.checkIn;
  return { label, value: `${text}, ${exception}` };
}

function distanceOf({ km }: FerryRoute): TextFact[] {
  return km === undefined ? [] : [fillFact(ferryRules.distance, { km })];
}

/** The jetty of a harbour, or both. */
function jettyOf(harbour: Harbour): TextFact {
  if (hasTwoJetties(harbour)) return fillFact(ferryRules.jetty, harbour.jetties);
  return { label: ferryRules.jetty.label, value: harbour.jetties.private };
}

function fillFact(
  { label, text }: { label: string; text: string },
  values: Record<string, string | number> = {},
): TextFact {
  return { label, value: interpolate(text, values) };
}
