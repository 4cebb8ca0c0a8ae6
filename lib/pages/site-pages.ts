import { heroSlides, navigation, pages, privacy } from '@/lib/content/query/all-content';
import { allItems, findParentRoute, type Item } from '@/lib/content/query/items';
import { viewOf } from '@/lib/item-types/views';
import { type PageLink, routes } from '@/lib/routes/routes';
import { toSummary } from '@/lib/seo/summary';

/** A page of the site, for search engines, shared links and the sitemap. */
type SitePage = {
  /** Its address, without a slash at the end. */
  route: string;
  /** Its title in browser tabs and search results, without the company's name. */
  title: string;
  /** Its name in breadcrumbs and lists, if no menu has another. */
  name: string;
  /** The heading of the list that it is in, on the page above it. */
  listHeading?: string;
  /** Its name in the breadcrumbs of pages below it; by default `name`. */
  crumb?: string;
  /** Other names that visitors may search for. */
  aliases?: readonly string[] | undefined;
  /** The meta description, of 50 to 160 characters. */
  summary: string;
  /** Its main picture. `src` is a path in the content. */
  image: { src: string; alt: string };
  /** The day of its last change, as year-month-day. */
  updated: string;
  /** The page above it, other than home. */
  parent?: string | undefined;
  /** True for a page that search engines must not list. */
  isUnlisted?: boolean;
};

const itemPages = allItems.map(sitePageOf);

/**
 * All pages: home, the fixed pages and the pages of items. Metadata, share pictures, the sitemap and structured data
 * come from this list.
 */
export const sitePages: readonly SitePage[] = [homePage(), ...fixedPages(), ...itemPages];

/** The page at an address. @throws Error if there is none */
export function sitePageAt(route: string): SitePage {
  const found = findSitePage(route);
  if (!found) throw new Error(`No page of the site has the address ${route}`);
  return found;
}

/** The page at an address; undefined if there is none. */
export function findSitePage(route: string): SitePage | undefined {
  return sitePages.find((page) => page.route === route);
}

export function sitePageOf(item: Item): SitePage {
  const { route, heading, list, seo } = viewOf(item);
  return {
    route,
    title: seo.title,
    name: heading,
    listHeading: list.heading,
    summary: toSummary(seo.summary),
    image: item.image,
    updated: 'updated' in item ? item.updated : item.date,
    parent: findParentRoute(item),
  };
}

/** The breadcrumbs of a page, starting with home. */
export function breadcrumbsOf({ route, parent }: SitePage): PageLink[] {
  return [routes.home, parent, route]
    .filter((step) => step !== undefined)
    .map((step) => ({ label: menuNameOf(sitePageAt(step)), href: step }));
}

/** The name of a page in the menus, or else its own. */
export function menuNameOf({ route, name }: SitePage): string {
  const { main, activities, plan, contact, footer } = navigation;
  const groups = [activities, plan, ...footer];
  const menu = [...main, contact, ...groups.flatMap(({ links }) => links)];
  return menu.find(({ href }) => href === route)?.label ?? name;
}

/** The home page has slides instead of a banner, so its picture is the one of the first slide. */
function homePage(): SitePage {
  const { title, summary, updated, sights } = pages.home;
  const image = heroSlides[0]?.image ?? sights.image;
  return { route: routes.home, title, name: title, summary, image, updated };
}

function fixedPages(): SitePage[] {
  const { home, ...fixed } = routes;
  return Object.entries(fixed).map(([key, route]) => {
    const page = pages[key as keyof typeof fixed];
    const { title, summary, banner } = page;
    const written = 'updated' in page ? page.updated : privacy.updated;
    const aliases = 'aliases' in page ? page.aliases : undefined;
    // A list changes when one of its items changes.
    const days = itemPages.filter(({ parent }) => parent === route).map((item) => item.updated);
    const updated = [written, ...days].sort().at(-1) ?? written;
    const { crumb, image } = banner;
    // Search engines should not list pages whose content depends on the visitor.
    const isUnlisted = route === routes.saved || route === routes.offline;
    return { route, title, name: title, crumb, summary, image, updated, isUnlisted, aliases };
  });
}
