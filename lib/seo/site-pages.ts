import { getHeroSlides } from '@/lib/content/home';
import { getPosts } from '@/lib/content/posts';
import { getServices } from '@/lib/content/services';
import { pages, privacy } from '@/lib/content/site';
import { postRoute, routes, serviceRoute } from '@/lib/routes';
import { getItemPages } from './item-pages';
import type { SitePage } from './site-page';
import { toSummary } from './summary';

export type { SitePage };

/**
 * Every page that search engines may list, each once: home, the fixed pages, services, items, posts.
 * Metadata, share images, sitemap, structured data and their tests all read this list.
 */
export function getSitePages(): SitePage[] {
  return list;
}

/**
 * The page at an address.
 * @throws when no page has it
 */
export function sitePage(route: string): SitePage {
  const found = byRoute.get(route);
  if (!found) throw new Error(`No page of the site has the address ${route}`);
  return found;
}

const list = listPages();
const byRoute = new Map(list.map((page) => [page.route, page]));

function listPages(): SitePage[] {
  const items = [...getItemPages(), ...postPages()];
  return [
    homePage(),
    ...fixedPages().map((page) => asFreshAs(page, items)),
    ...servicePages(),
    ...items,
  ];
}

/** The home page opens with slides instead of a banner: the first one's picture stands for it. */
function homePage(): SitePage {
  const { title, summary, updated, sights } = pages.home;
  const image = getHeroSlides()[0]?.image ?? sights.image;
  return { route: routes.home, title, heading: title, summary, image, updated };
}

function fixedPages(): SitePage[] {
  const { home: _, ...fixed } = routes;
  return Object.entries(fixed).map(([name, route]) => {
    const page = pages[name as keyof typeof fixed];
    const { title, summary, banner } = page;
    const { updated } = 'updated' in page ? page : privacy;
    return { route, title, heading: title, summary, image: banner.image, updated };
  });
}

/** A list has changed when one of the things on it has. */
function asFreshAs(page: SitePage, items: readonly SitePage[]): SitePage {
  const days = items.flatMap(({ parent, updated }) => (parent === page.route ? [updated] : []));
  return { ...page, updated: [...days, page.updated].sort().at(-1) ?? page.updated };
}

function servicePages(): SitePage[] {
  return getServices().map((service) => ({
    route: serviceRoute(service),
    title: `${service.name}: ${service.heading}`,
    heading: service.name,
    summary: service.summary,
    image: service.image,
    updated: service.updated,
  }));
}

function postPages(): SitePage[] {
  return getPosts().map((post) => ({
    route: postRoute(post),
    title: post.title,
    heading: post.title,
    label: pages.blogs.banner.heading,
    summary: toSummary([post.description]),
    image: post.image,
    updated: post.updated,
    parent: routes.blogs,
  }));
}
