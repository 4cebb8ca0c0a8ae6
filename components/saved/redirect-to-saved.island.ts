import { parameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { savedListUrl } from '@/lib/saved/saved-routes';

/** Redirects an old address with packages (/compare?trips=a,b) to the page of the saved list, which then shows them. */
export function startRedirectToSaved() {
  const slugs = new URLSearchParams(location.search).get(parameters.comparedPackages);
  if (!slugs) return;
  const packages = slugs.split(',').map((slug) => `${routes.packages}/${slug}`);
  location.replace(savedListUrl(packages, location.origin));
}
