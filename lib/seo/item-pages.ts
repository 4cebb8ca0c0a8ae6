import { getFerryRoutes, getOperators } from '@/lib/content/cruise';
import { getOffbeatPlaces, getTopPlaces } from '@/lib/content/destinations';
import { type Beach, getAttractions, getBeaches, getWaterSports } from '@/lib/content/leisure';
import {
  getFamilyPackages,
  getFlagshipPackages,
  getHoneymoonPackages,
  type PricedPackage,
} from '@/lib/content/packages';
import { pages, search } from '@/lib/content/site';
import {
  cruiseRoute,
  packageRoute,
  placeRoute,
  routes,
  sightRoute,
  waterRoute,
} from '@/lib/routes';
import type { SitePage } from './site-page';
import { toSummary } from './summary';

const { titles } = search;

/** The pages of all items but posts and services, in the order of the site. */
export function getItemPages(): SitePage[] {
  const { topplaces, watersports, sightseeing, cruise } = pages;
  const { honeymoon, family, flagship } = pages.packages;
  return [
    ...getHoneymoonPackages().map(pricedPage(titles.honeymoonPackage, honeymoon.heading)),
    ...getFamilyPackages().map(pricedPage(titles.familyPackage, family.heading)),
    ...getFlagshipPackages().map((item) => ({
      ...common(item),
      route: packageRoute(item),
      title: fill(titles.themedPackage, item),
      heading: item.name,
      label: flagship.heading,
      summary: toSummary([`${item.name}: ${item.description[0]}`, ...item.description.slice(1)]),
      parent: routes.packages,
    })),
    ...[...getTopPlaces(), ...getOffbeatPlaces()].map((item) => ({
      ...common(item),
      route: placeRoute(item),
      title: fill(titles.place, item),
      heading: item.name,
      label: topplaces.banner.heading,
      summary: toSummary([item.description, item.title]),
      parent: routes.topplaces,
    })),
    ...getWaterSports().map(
      leisurePage(titles.waterSport, watersports.banner.heading, routes.watersports, waterRoute),
    ),
    ...getBeaches().map(
      leisurePage(titles.beach, watersports.beaches.heading, routes.watersports, waterRoute),
    ),
    ...getAttractions().map(
      leisurePage(titles.sight, sightseeing.banner.heading, routes.sightseeing, sightRoute),
    ),
    ...getOperators().map((item) => ({
      ...common(item),
      route: cruiseRoute(item),
      title: fill(titles.operator, item),
      heading: item.name,
      label: cruise.operators.heading,
      summary: toSummary([item.title, item.description]),
      parent: routes.cruise,
    })),
    ...getFerryRoutes().map((item) => ({
      ...common(item),
      route: cruiseRoute(item),
      title: fill(titles.ferryRoute, item),
      heading: item.name,
      label: cruise.routes.heading,
      summary: toSummary([item.description, item.title]),
      parent: routes.cruise,
    })),
  ];
}

function common({ image, updated }: Pick<SitePage, 'image' | 'updated'>) {
  return { image, updated };
}

function pricedPage(pattern: string, list: string) {
  return (item: PricedPackage): SitePage => ({
    ...common(item),
    route: packageRoute(item),
    title: fill(pattern, item),
    heading: item.duration,
    label: list,
    summary: toSummary(item.description),
    parent: routes.packages,
  });
}

function leisurePage(
  pattern: string,
  label: string,
  parent: string,
  routeOf: (item: { slug: string }) => string,
) {
  return (item: Beach): SitePage => ({
    ...common(item),
    route: routeOf(item),
    title: fill(pattern, item),
    heading: item.name,
    label,
    summary: toSummary([item.shortDescription, item.where]),
    parent,
  });
}

/** Puts an item's name and duration into a title's pattern. */
function fill(pattern: string, { name = '', duration = '' }: { name?: string; duration?: string }) {
  return pattern.replace('{name}', () => name).replace('{duration}', () => duration);
}
