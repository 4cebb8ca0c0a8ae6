import type { Metadata } from 'next';
import { company } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';
import { absoluteUrl } from '@/lib/seo/absolute-url';
import { shareImage, shareSize } from '@/lib/seo/share-image';
import { maxLengths } from '@/lib/seo/summary';
import { sitePageAt } from './site-pages';

/**
 * The metadata of a page for search engines and shared links: title, description, canonical address, Open Graph
 * (https://ogp.me) and X card.
 * @param route the address of a page of the site
 */
export function pageMetadata(route: string): Metadata {
  const { title, summary, image, isUnlisted } = sitePageAt(route);
  const isPost = route.startsWith(`${routes.posts}/`);
  return {
    title: { absolute: fullTitle(title) },
    description: summary,
    robots: isUnlisted ? { index: false } : undefined,
    alternates: { canonical: route },
    openGraph: {
      type: isPost ? 'article' : 'website',
      url: absoluteUrl(route),
      siteName: company.name,
      locale: 'en_IN',
      title,
      description: summary,
      images: [{ url: shareImage(route), ...shareSize, alt: image.alt }],
    },
    // Next copies the title, description and picture from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

/** A page's title with the company's name, unless the two together are too long. */
export function fullTitle(title: string): string {
  const full = `${title} | ${company.name}`;
  return full.length <= maxLengths.title ? full : title;
}
