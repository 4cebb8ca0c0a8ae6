import type { BreadcrumbList } from 'schema-dts';
import { absolute } from '@/lib/seo/address';
import { pageTrail } from '@/lib/seo/trail';

/** The way from home to a page. Home itself has none. */
export function breadcrumbs(route: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: pageTrail(route).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: absolute(step.route),
    })),
  };
}
