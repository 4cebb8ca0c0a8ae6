import { routes } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';

/** By these names the things on one page refer to those that the home page describes. */
export const agencyId = `${absolute(routes.home)}#agency`;
export const webSiteId = `${absolute(routes.home)}#website`;
