/** The address of every fixed page. Services, activities and posts come from the content. */
export const routes = {
  home: '/',
  about: '/about',
  contact: '/contact',
  flights: '/flights',
  cruise: '/cruise',
  packages: '/packages',
  topplaces: '/topplaces',
  watersports: '/watersports',
  sightseeing: '/sightseeing',
  blogs: '/blogs',
  privacy: '/privacy',
} as const;

/** The id of the dialog with an item's details. */
export function detailsId(item: { slug: string }): string {
  return `details-${item.slug}`;
}

/**
 * The file with the dialog of an item, by the address of the item's own page. It is a part of a page
 * and no page: hosts would give an .html another address, and search engines might list it.
 */
export function detailsAddress(route: string): string {
  return `/details${route}.txt`;
}

/** What the address of the contact page is given to name the item that one asks about. */
export const aboutParameter = 'about';

/** The contact page, with the item that one asks about in its message. */
export function enquireRoute(item: string): string {
  return `${routes.contact}?${new URLSearchParams({ [aboutParameter]: item })}`;
}

type Page = { slug: string; hidden?: boolean | undefined };

/** The address of a package's own page. */
export function packageRoute(item: { slug: string }): string {
  return `${routes.packages}/${item.slug}`;
}

/** The address of a place's own page. */
export function placeRoute(item: { slug: string }): string {
  return `${routes.topplaces}/${item.slug}`;
}

/** The address of a water sport's or a beach's own page. */
export function waterRoute(item: { slug: string }): string {
  return `${routes.watersports}/${item.slug}`;
}

/** The address of a sight's own page. */
export function sightRoute(item: { slug: string }): string {
  return `${routes.sightseeing}/${item.slug}`;
}

/** The address of an operator's or a crossing's own page. */
export function cruiseRoute(item: { slug: string }): string {
  return `${routes.cruise}/${item.slug}`;
}

/** The address of a blog post. */
export function postRoute(post: { slug: string }): string {
  return `${routes.blogs}/${post.slug}`;
}

/** The address of a service or activity page. */
export function serviceRoute(service: { slug: string }): string {
  return `/${service.slug}`;
}

/** Every address of the site, without those of hidden items. */
export function allRoutes(content: {
  services: Page[];
  activityPages: Page[];
  posts: Page[];
  familyPackages: Page[];
  honeymoonPackages: Page[];
  themedPackages: Page[];
  topPlaces: Page[];
  offbeatPlaces: Page[];
  waterSports: Page[];
  beaches: Page[];
  attractions: Page[];
  operators: Page[];
  ferryRoutes: Page[];
}): string[] {
  const shown = (pages: Page[]) => pages.filter(({ hidden }) => !hidden);
  const { familyPackages, honeymoonPackages, themedPackages } = content;
  return [
    ...Object.values(routes),
    ...shown([...content.services, ...content.activityPages]).map(serviceRoute),
    ...shown([...familyPackages, ...honeymoonPackages, ...themedPackages]).map(packageRoute),
    ...shown([...content.topPlaces, ...content.offbeatPlaces]).map(placeRoute),
    ...shown([...content.waterSports, ...content.beaches]).map(waterRoute),
    ...shown(content.attractions).map(sightRoute),
    ...shown([...content.operators, ...content.ferryRoutes]).map(cruiseRoute),
    ...shown(content.posts).map(postRoute),
  ];
}
