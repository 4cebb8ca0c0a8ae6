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

/** The id of the dialog with an item's details, and the anchor under which it can be shared. */
export function detailsId(item: { slug: string }): string {
  return `details-${item.slug}`;
}

type Page = { slug: string; hidden?: boolean | undefined };

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
}): string[] {
  const shown = (pages: Page[]) => pages.filter(({ hidden }) => !hidden);
  return [
    ...Object.values(routes),
    ...shown([...content.services, ...content.activityPages]).map(serviceRoute),
    ...shown(content.posts).map(postRoute),
  ];
}
