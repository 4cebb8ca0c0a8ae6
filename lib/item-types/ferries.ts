import type { BoatTerminal } from 'schema-dts';
import {
  ferryRules,
  type Harbour,
  harbours,
  labels,
  pages,
  town,
} from '@/lib/content/query/all-content';
import { itemsOfType, itemsWithSlugs, routeOf } from '@/lib/content/query/items';
import { packagesTaking } from '@/lib/content/query/packages';
import {
  type FerryOperator,
  type FerryRoute,
  harbourOf,
  namesAt,
  operatorsOf,
  schedulesOf,
} from '@/lib/content/query/places';
import { maps } from '@/lib/map/maps';
import { anchors } from '@/lib/routes/anchors';
import { type PageLink, routes } from '@/lib/routes/routes';
import { searchWeights } from '@/lib/search/search';
import { geoCoordinates } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { basicView, type ItemMapData, relatedPackages, type ViewWithDialog } from './item-view';

const { ferryOperators, ferryRoutes } = pages.ferries;

export function ferryOperatorView(item: FerryOperator): ViewWithDialog {
  const { name, subtitle, description, paragraphs, rules = {} } = item;
  return {
    ...basicView(item, name),
    list: ferryOperators,
    taglines: [subtitle],
    search: { text: [...paragraphs.slice(0, 1), ...Object.values(rules)] },
    seo: {
      title: interpolate(ferryOperators.itemTitle, { name }),
      summary: [subtitle, description],
      structuredData: ({ url, image }) => ({
        '@type': 'Organization',
        name,
        description: subtitle,
        image,
        mainEntityOfPage: url,
        url: schedulesOf(item)[0]?.href,
      }),
    },
    card: { subtitle, text: '', detailsLabel: labels.ferries.details },
    lead: description,
    paragraphs,
    facts: () => ferryOperatorFacts(item),
    links: () => [
      { label: ferryRoutes.heading, href: `${routes.ferries}#${anchors.ferries.routes}` },
      ...ferryLinks,
    ],
    mapData: () => ferriesMapData(itemsWithSlugs('ferryRoute', item.ferryRoutes)),
  };
}

/**
 * The view of a ferry route. Its structured data contain no provider and no times, because several operators sail it
 * and change their timetables.
 */
export function ferryRouteView(item: FerryRoute): ViewWithDialog {
  const { name, subtitle, description, paragraphs } = item;
  const from = harbourOf(item.from);
  const to = harbourOf(item.to);
  const operators = operatorsOf(item).map((operator) => ({
    label: operator.name,
    href: routeOf(operator),
  }));
  const distance = item.km === undefined ? [] : [fillFact(ferryRules.distance, { km: item.km })];
  // What stands out: 60 to 105 minutes, 37 km.
  const shortFacts = [
    interpolate(ferryRules.timeOnBoard.short, item.minutes),
    ...distance.map(({ value }) => value),
  ].join(', ');
  return {
    ...basicView(item, name),
    list: ferryRoutes,
    taglines: [subtitle, description],
    search: {
      // A search for a place should find its ferries.
      hiddenWords: `${namesAt(item.from)} ${namesAt(item.to)}`,
      text: paragraphs.slice(0, 1),
      weight: item.from === town.slug ? searchWeights.fromTown : undefined,
    },
    seo: {
      title: interpolate(ferryRoutes.itemTitle, { name }),
      summary: [description, subtitle],
      structuredData: (page) => ({
        '@type': 'BoatTrip',
        name,
        ...page,
        departureBoatTerminal: boatTerminal(from),
        arrivalBoatTerminal: boatTerminal(to),
      }),
    },
    subtitle: shortFacts,
    card: { subtitle: shortFacts, text: '', detailsLabel: labels.ferries.details },
    paragraphs,
    facts: () => [
      fillFact(ferryRules.timeOnBoard, item.minutes),
      ...distance,
      jettyOf(from),
      checkInFact,
      { label: labels.ferries.operators, value: operators },
    ],
    links: () => ferryLinks,
    mapData: () => ({
      heading: labels.map.ferryRoute,
      map: maps.ferries([item]),
      name: interpolate(labels.map.itemName, { name }),
      text: interpolate(labels.map.ends, { from: from.name, to: to.name }),
    }),
    related: () => [relatedPackages(labels.ferries.byThisFerry, packagesTaking(item.slug))],
  };
}

function boatTerminal({ name, position }: Harbour): BoatTerminal {
  return { '@type': 'BoatTerminal', name, geo: geoCoordinates(position) };
}

/** Links to the rules for all ferries, and to help with cancelled ferries. */
const ferryLinks: readonly PageLink[] = [
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

/** When to report for boarding, with the ships that differ. */
const checkInFact: TextFact = {
  label: ferryRules.checkIn.label,
  value: `${ferryRules.checkIn.text}, ${ferryRules.checkIn.exception}`,
};

/** Whether private and government ferries use different jetties. */
const hasTwoJetties = ({ jetties }: Harbour) => jetties.private !== jetties.government;

/** Facts that the cards of ferry routes leave out: what the minutes mean, two jetties, when to report, classes. */
export function factsOfAllFerryRoutes(): TextFact[] {
  const { label, note } = ferryRules.timeOnBoard;
  return [
    { label, value: note },
    ...harbours
      .filter(hasTwoJetties)
      .map((harbour) => ({ ...jettyOf(harbour), label: harbour.name })),
    checkInFact,
    ...itemsOfType('ferryOperator').flatMap(({ name, rules }) =>
      rules?.seatClasses
        ? fillFact(ferryRules.seatClasses, { classes: rules.seatClasses, operator: name })
        : [],
    ),
  ];
}

/** Further facts of all ferry routes: fares, documents and refunds. */
export const fareAndRefundFacts: TextFact[] = [
  pages.ferries.fares,
  ferryRules.documents,
  ferryRules.refund,
].map(({ label, text }) => ({ label, value: text }));

/** A rule for an operator's ships, or else the one for all ferries. */
export function ruleOf(
  { rules }: FerryOperator,
  name: 'checkIn' | 'luggage' | 'children' | 'refund',
): TextFact {
  const { label, text } = ferryRules[name];
  return { label, value: rules?.[name] ?? text };
}

/** The facts about an operator: which jetty its ships use where a harbour has two, and all rules. */
function ferryOperatorFacts(operator: FerryOperator): TextFact[] {
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

/** The jetty of a harbour, or both. */
function jettyOf(harbour: Harbour): TextFact {
  if (hasTwoJetties(harbour)) return fillFact(ferryRules.jetty, harbour.jetties);
  return { label: ferryRules.jetty.label, value: harbour.jetties.private };
}

function fillFact(
  { label, text }: { label: string; text: string },
  values: Record<string, string | number>,
): TextFact {
  return { label, value: interpolate(text, values) };
}
