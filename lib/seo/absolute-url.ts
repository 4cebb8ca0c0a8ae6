import { company } from '@/lib/content/query/all-content';

/** The full URL of a page or file of the site. @param path starts with a slash */
export function absoluteUrl(path: string): string {
  return new URL(path, company.site).href;
}
