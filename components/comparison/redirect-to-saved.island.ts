import { routes } from '@/lib/routes';

/** Redirects an old address with trips (/compare?trips=a,b) to the same trips on the page of the saved list. */
export function redirectToSaved() {
  const trips = new URLSearchParams(location.search).get('trips')?.split(',').filter(Boolean);
  if (!trips?.length) return;
  const items = trips.map((slug) => `${routes.packages.slice(1)}/${encodeURIComponent(slug)}`);
  location.replace(`${routes.saved}?items=${items.join(',')}`);
}
