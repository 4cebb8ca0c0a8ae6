import { navigation } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { sitePage } from './site-pages';

const { main, activities, contact, footer } = navigation;
const menu = [...main, ...activities.links, contact, ...footer.flatMap(({ links }) => links)];

/**
 * The pages from home to this one, each by its name in the menus or, if it is in none, its heading.
 * @throws when no page has the address
 */
export function pageTrail(route: string): { name: string; route: string }[] {
  const { parent } = sitePage(route);
  return [routes.home, ...(parent ? [parent] : []), route].map((step) => ({
    name: menu.find(({ href }) => href === step)?.label ?? sitePage(step).heading,
    route: step,
  }));
}
