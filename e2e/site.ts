import { itemsOf, routeOf } from '@/lib/content/query/items';
import { routes } from '@/lib/routes';

/** The content that the export was built from: e2e/content/. */
export { content } from '@/lib/content/load/store';

/** One page of each shape: the fixed pages, and the first item of the kinds that differ in shape. */
export const shapedRoutes = [
  ...Object.values(routes),
  ...(['package', 'place', 'sight', 'ferryRoute', 'post', 'service'] as const).flatMap((kind) =>
    itemsOf(kind).slice(0, 1).map(routeOf),
  ),
];

/** For tests of motion; the others run with reduced motion. */
export const inMotion = { contextOptions: { reducedMotion: 'no-preference' as const } };

/** An address that has no page. */
export const unknown = '/nowhere';

export const phoneSize = { width: 390, height: 844 };
export const tabletSize = { width: 768, height: 1024 };
export const desktopSize = { width: 1440, height: 900 };
