import type { TouristTrip } from 'schema-dts';
import { shortNameIn } from '@/lib/content/names';
import { content, labels, pages } from '@/lib/content/query/all-content';
import { itemsOfType, itemsWithSlugs, routeOf } from '@/lib/content/query/items';
import {
  arrivalDaysInWords,
  hotelClassesOf,
  nightsByPlace,
  type Package,
  packageLists,
} from '@/lib/content/query/packages';
import { flightsSummary, includedExtras } from '@/lib/content/query/prices';
import { describeOpeningHours, openingHoursOnDay } from '@/lib/dates/closures';
import { formatNights, formatTimeOfDay } from '@/lib/dates/format-dates';
import { maps } from '@/lib/map/maps';
import { formatRupees } from '@/lib/money/money';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { agencyId, listElements, offerJsonLd, type PageSummary } from '@/lib/seo/json-ld';
import { interpolate } from '@/lib/text/interpolate';
import { joinUncapitalized, uncapitalize } from '@/lib/text/sentence';
import { formatTotal } from '@/lib/trips/format-total';
import { planTrip } from '@/lib/trips/plan-trip';
import { nightPlacesOf } from '@/lib/trips/tariff';
import { basicView, type Fact, type ViewWithDialog } from './item-view';

const { couple, others } = pages.packages.samplePlanLinks;

/** Links to the sample plans that suit some of the packages. */
export const samplePlanLinksOf = (packages: readonly { slug: string }[]) =>
  [couple, ...others].filter((link) => packages.some(({ slug }) => link.packages.includes(slug)));

export function packageView(item: Package): ViewWithDialog {
  const { price, duration, points, introduction, overview, sellingPoint } = item;
  const list = packageLists[item.collection];
  const fullName = item.name ? `${item.name} (${duration})` : `${list.heading}, ${duration}`;
  const title = interpolate(list.itemTitle, { name: item.name ?? '', duration });
  const heading = item.name ?? duration;
  const [firstLine = '', ...otherLines] = points;
  return {
    ...basicView(item, fullName),
    heading,
    // Specification, section 2: a card with a price has the duration as its heading, and other cards have the name.
    cardHeading: price.onRequest ? heading : duration,
    list,
    taglines: points.slice(0, 2),
    search: {
      // A search for "honeymoon" finds all packages of that list.
      hiddenWords: list.heading,
      text: [...overview, sellingPoint, ...item.itinerary.map(({ title }) => title)],
    },
    seo: {
      title: !price.onRequest && item.name ? `${title}: ${item.name}` : title,
      summary: [item.name ? `${item.name}: ${firstLine}` : firstLine, ...otherLines],
      structuredData: (page) => packageJsonLd(item, fullName, page),
    },
    savedSubtitle: packageLabel(item),
    subtitle: price.onRequest ? duration : (item.name ?? list.heading),
    card: {
      subtitle: price.onRequest ? `${labels.price.durationPrefix} ${duration}` : (item.name ?? ''),
      text: nightsSummary(item),
      detailsLabel: labels.items.details,
    },
    lead: introduction ?? '',
    facts: () => factsOf(item),
    links: () => [
      ...samplePlanLinksOf([item]),
      ...itemsOfType('post').flatMap((post) =>
        routeOf(post) === item.relatedPost ? { label: post.title, href: item.relatedPost } : [],
      ),
    ],
    mapData: () => ({
      heading: labels.map.trip,
      map: maps.package(item),
      name: interpolate(labels.map.itemName, { name: fullName }),
    }),
  };
}

/** The small line beside the heading of a package: its list and its duration, unless that is the heading. */
export function packageLabel({ name, collection, duration }: Package): string {
  const listHeading = packageLists[collection].heading;
  return name ? `${listHeading}, ${duration.replaceAll(' ', '\u00a0')}` : listHeading;
}

/** Describes a package for search engines, with its places and an offer for each class of hotels. */
function packageJsonLd(item: Package, name: string, page: PageSummary): TouristTrip {
  const places = itemsWithSlugs('place', item.places).map((place) => ({
    item: {
      '@type': 'TouristDestination' as const,
      name: place.name,
      url: absoluteUrl(routeOf(place)),
    },
  }));
  return {
    '@type': 'TouristTrip',
    name,
    ...page,
    provider: { '@id': agencyId },
    itinerary: { '@type': 'ItemList', itemListElement: listElements(places) },
    offers: hotelClassesOf(item).map((entry) => offerJsonLd(entry.name, entry.price, page.url)),
  };
}

/**
 * The nights in one line: 2 nights Port Blair, 1 Neil, 1 Havelock. No-break spaces join each number to its place.
 */
function nightsSummary(item: Package): string {
  return nightsByPlace(item)
    .map(({ name, nights }, index) => `${index > 0 ? nights : formatNights(nights)} ${name}`)
    .map((stay) => stay.replaceAll(' ', '\u00a0'))
    .join(', ');
}

/** What a package costs in all, what it includes, and whom it doesn't suit. */
function factsOf(item: Package): Fact[] {
  const { inAll, inPrice, forTwo } = labels.packages;
  const trip = planTrip(content, item, { extras: [] });
  const { total, assumptions } = formatTotal(trip, labels.choice.totalMessages);
  const sum = interpolate(inAll.value, { total, assumptions: uncapitalize(assumptions) });
  const href = `${routeOf(item)}#${anchors.package.total}`;
  const items = joinUncapitalized(
    includedExtras(item).map(({ name, price }) => ({ name: `${name} (${formatRupees(price)})` })),
  );
  const withFlights = [{ label: flightsSummary, href: routes.flights }];
  const facts = [
    { label: inAll.label, value: [{ label: sum, href }] },
    { label: forTwo, value: items && interpolate(inPrice, { items }) },
    { label: labels.flights.withFlights, value: withFlights },
    { label: labels.comparison.headings.unsuitableFor, value: item.unsuitableFor },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** When guests of a package can land, and what depends on the season. */
export function whenToGoOf(item: Package): Fact[] {
  const { headings } = labels.comparison;
  const { landLater, landOn, stormy } = labels.itinerary;
  const { freeStopover } = labels.packages;
  const latest = interpolate(landLater, { time: formatTimeOfDay(item.latestLanding) });
  const terms = `${routes.prices}#${anchors.prices.onTrip}`;
  const days = arrivalDaysInWords(item);
  const visited = item.itinerary.flatMap((day) => openingHoursOnDay(day, content.openingHours));
  const nights = nightPlacesOf(item.itinerary);
  const hasOneNightAtTheEnd = nights.at(-1) !== nights.at(-2);
  const place = item.freeStopover && shortNameIn(content, item.freeStopover);
  const stopover = {
    label: place ? interpolate(freeStopover.value, { place }) : '',
    href: `${routes.prices}#${anchors.prices.boats}`,
  };
  const facts = [
    { label: headings.latestLanding, value: [{ label: latest, href: terms }] },
    { label: headings.landOn, value: days && interpolate(landOn, { days }) },
    ...[...new Set(visited)].map(({ slug, name, season, boats, startBy }) => ({
      label: name,
      value: describeOpeningHours({ season, boats, startBy }, labels.openingHours).map((line) => ({
        label: line,
        href: `${routes.whenToGo}#${slug}`,
      })),
    })),
    { label: headings.ferries, value: hasOneNightAtTheEnd ? stormy : '' },
    { label: freeStopover.label, value: place ? [stopover] : '' },
  ];
  return facts.filter(({ value }) => value.length > 0);
}
