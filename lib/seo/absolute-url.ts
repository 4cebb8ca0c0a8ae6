import { company } from '@/lib/content/query/site';

/**
 * The URL of a page or file of the site, as canonical links and the sitemap need it.
 * @param path starts with a slash
 */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}
