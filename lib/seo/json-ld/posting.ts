import type { BlogPosting } from 'schema-dts';
import { findAuthor, type Post } from '@/lib/content/posts';
import { postRoute } from '@/lib/routes';
import { absolute } from '@/lib/seo/address';
import { sitePage } from '@/lib/seo/site-pages';
import { agencyId } from './ids';

/**
 * A blog post.
 * @param picture the full address of its picture
 */
export function posting(post: Post, picture: string): BlogPosting {
  const url = absolute(postRoute(post));
  const author = findAuthor(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    url,
    mainEntityOfPage: url,
    image: picture,
    datePublished: post.date,
    dateModified: sitePage(postRoute(post)).updated ?? post.date,
    inLanguage: 'en-IN',
    author: author && {
      '@type': author.person ? 'Person' : 'Organization',
      name: author.name,
    },
    publisher: { '@id': agencyId },
  };
}
