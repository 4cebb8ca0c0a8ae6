import type { Locator, Page } from '@playwright/test';
import { findParentRoute, itemsOfType, routeOf } from '@/lib/content/query/items';
import type { ItemWithDialog } from '@/lib/item-types/item-view';
import { itemsWithDialog, viewOf } from '@/lib/item-types/views';
import { routes } from '@/lib/routes/routes';
import { need } from '@/test/need';

/** An item, with its names, the list with its card, the route of its page, and the name of its dialog. */
export type Item = ReturnType<typeof toItem>;

function toItem(item: ItemWithDialog) {
  const { name, route, cardHeading, card } = viewOf(item);
  return {
    slug: item.slug,
    name: cardHeading,
    fullName: name,
    list: findParentRoute(item) ?? routes.home,
    route,
    title: `${card.detailsLabel} ${cardHeading}`,
  };
}

const first = (type: ItemWithDialog['type']) =>
  toItem(need(itemsWithDialog.find((item) => item.type === type)));

export const items = {
  package: first('package'),
  flagshipPackage: toItem(
    need(itemsWithDialog.find(({ collection }) => collection === 'flagshipPackages')),
  ),
  place: first('place'),
  ferryOperator: first('ferryOperator'),
  ferryRoute: first('ferryRoute'),
  sight: first('sight'),
};

export function cardOf(page: Page, { slug }: Item): Locator {
  return page.locator(`#${slug} a[data-dialog][href$="/${slug}"]`);
}

export function dialogOf(page: Page, { slug }: Item): Locator {
  return page.locator(`#dialog-${slug}`);
}

/** An address without a page. */
export const unknown = '/nowhere';

const [post] = itemsOfType('post');
const [service] = itemsOfType('service');

/** The pages that pages.spec.ts tests. Parts of other pages stand on these, too, or have a test of their own. */
export const testedRoutes: string[] = [
  ...[routes.home, routes.contact, routes.places, routes.compare],
  ...[routes.prices, routes.whenToGo, routes.ferryCancelled],
  ...[items.package.route, items.place.route, routeOf(need(post))],
];

/** The other fixed pages, and a page of the other kind of item, which it tests less. */
export const otherRoutes = [...Object.values(routes), routeOf(need(service))].filter(
  (route) => !testedRoutes.includes(route),
);

/** For tests of motion. All others run with reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

export const smallestSize = { width: 320, height: 568 };
export const phoneSize = { width: 390, height: 844 };
export const tabletSize = { width: 768, height: 1024 };
export const desktopSize = { width: 1440, height: 900 };

/** A window of 1280 x 800 at a zoom of 200 %. */
export const zoomedSize = { width: 640, height: 400 };

/** A4 without the margins of @page in public/print/pages.css. */
export const paperSize = { width: 688, height: 1046 };

/** From the narrowest phone up. */
export const windows = [smallestSize, phoneSize, zoomedSize, tabletSize, desktopSize];
