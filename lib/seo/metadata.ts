import type { Metadata } from 'next';
import { company } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { absoluteUrl } from './absolute-url';
import { limits } from './limits';
import { shareImage, shareSize } from './share-image';
import type { SitePage } from './site-page';

/**
 * The metadata of a page for search engines and shared links: title, description, canonical address,
 * Open Graph (https://ogp.me) and X card.
 * @param page as `sitePage` returns it
 */
export function pageMetadata(page: SitePage): Metadata {
  const { route, title, summary, image, unlisted } = page;
  const isPost = route.startsWith(`${routes.posts}/`);
  return {
    title: { absolute: fullTitle(title) },
    description: summary,
    ...(unlisted && { robots: { index: false } }),
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
    // Title, description and picture are taken from Open Graph.
    twitter: { card: 'summary_large_image' },
  };
}

/** A page's title and the company's name, unless the two are too long together. */
export function fullTitle(title: string): string {
  const full = `${title} | ${company.name}`;
  return full.length <= limits.title.max ? full : title;
}
