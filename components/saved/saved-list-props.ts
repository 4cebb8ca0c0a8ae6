import type { ShareMessages } from '@/components/share/copy-link.island';
import type { labels, pages } from '@/lib/content-files';
import type { comparisonHeadings } from '@/lib/item-types/comparison';
import type { SaveMessages } from './save-toggle';

type Page = (typeof pages)['saved'];

export type SendMessages = Pick<Page['list'], 'ask' | 'share'> &
  Pick<(typeof labels)['contact'], 'enquireNow' | 'chatWithUs'> &
  Pick<(typeof labels)['general'], 'opensNewTab'> & { sharing: ShareMessages };

export type SavedListProps = {
  headings: typeof comparisonHeadings;
  phone: string;
  email: string;
  /** The texts of an empty list, and links to items that can be saved. */
  empty: Page['empty'] & { picture: string };
  messages: Page['list'] & Pick<Page, 'packages' | 'others'> & SaveMessages & SendMessages;
};
