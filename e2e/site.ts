import type { ItemTypeName } from '@/lib/content/collections';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';

/** The types of items, and whether their pages have a shape that those of no other type here have. */
const shapes = {
  package: true,
  place: true,
  operator: false,
  ferryRoute: true,
  sport: false,
  beach: false,
  sight: true,
  post: true,
  service: true,
} satisfies Record<ItemTypeName, boolean>;

const shapedTypes = (Object.keys(shapes) as ItemTypeName[]).filter((type) => shapes[type]);

/** One page of each shape: the fixed pages, and the first item of the types that differ in shape. */
export const shapedRoutes = [
  ...Object.values(routes),
  ...shapedTypes.flatMap((type) => itemsOf(type).slice(0, 1).map(routeOf)),
];

/** For tests of motion; the others run with reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** An address that has no page. */
export const unknown = '/nowhere';

export const phoneSize = { width: 390, height: 844 };
export const tabletSize = { width: 768, height: 1024 };
export const desktopSize = { width: 1440, height: 900 };
