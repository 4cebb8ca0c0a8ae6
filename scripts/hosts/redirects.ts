import { aliases } from '@/lib/aliases';
import { routes } from '@/lib/routes';

/** Old addresses, each with the page that it leads to: `/Contact` → `/contact`. */
export const redirects: readonly { from: string; to: string }[] = Object.entries(aliases).map(
  ([from, to]) => ({ from, to }),
);

/**
 * Every fixed page but the home page, for hosts that can ignore capitals. They need no list of old
 * addresses, since those differ from the page's own in capitals only (a test holds that).
 */
export const fixedPages: readonly string[] = Object.values(routes).filter(
  (route) => route !== routes.home,
);
