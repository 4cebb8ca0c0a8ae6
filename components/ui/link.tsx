import NextLink from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> & { href: string };

/**
 * The one link of the site, for addresses of its own. Next would fetch the pages of all links in
 * view; on an island's 3G that is paid by people who never go there.
 */
export function Link(props: Props) {
  return <NextLink {...props} prefetch={false} />;
}
