import { parameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { savedListUrl } from '@/lib/saved/saved-routes';

/** Redirects an old address with trips (/compare?trips=a,b) to the same trips on the page of the saved list. */
export function redirectToSaved() {
  const slugs = new URLSearchParams(location.search).get(parameters.comparedPackages);
  if (!slugs) return;
  const trips = slugs.split(',').map((slug) => `${routes.packages}/${slug}`);
  location.replace(savedListUrl(trips, location.origin));
}
