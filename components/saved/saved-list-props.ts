import type { ShareMessages } from '@/components/share/copy-link.island';
import type { labels, pages } from '@/lib/content-files';
import type { factHeadings } from '@/lib/item-types/comparison-facts';
import type { SaveMessages } from './save-toggle';

type Page = (typeof pages)['saved'];

export type SendMessages = Pick<Page['list'], 'ask' | 'share'> &
  Pick<(typeof labels)['contact'], 'enquireNow' | 'chatWithUs'> &
  Pick<(typeof labels)['general'], 'opensNewTab'> & { sharing: ShareMessages };

export type SavedListProps = {
  /** The headings of the facts, in display order. */
  facts: typeof factHeadings;
  phone: string;
  email: string;
  /** The texts of an empty list, and links to items that can be saved. */
  empty: Page['empty'] & { picture: string };
  messages: Page['list'] & Pick<Page, 'trips' | 'others'> & SaveMessages & SendMessages;
};
