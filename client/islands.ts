import { startDialog } from '@/components/dialog/dialog.island';
import { startItemDialogs } from '@/components/dialog/item-dialogs.island';
import { startEnquireLink } from '@/components/enquiry/enquire-link.island';
import type { Islands } from '@/components/islands/start-islands';
import { markReadPosts, offerNextPost } from '@/components/posts/read-posts.island';
import { startPriceFilter } from '@/components/price-filter/price-filter.island';
import { startToast } from '@/components/toast/toast.island';

/**
 * Every island of the site, by the name that `<Island name="…">` gives. Nothing else starts code in the
 * browser. What starts with the page is imported here; all else is loaded when it is due.
 */
export const islands: Islands = {
  toast: async () => startToast,
  'price-filter': async () => startPriceFilter,
  dialog: async () => startDialog,
  'item-dialogs': async () => startItemDialogs,
  enquiry: async () => (await import('@/components/enquiry/start-enquiry')).loadEnquiry(),
  'enquire-link': async () => startEnquireLink,
  posts: async () => markReadPosts,
  'next-post': async () => offerNextPost,
  embla: async () => (await import('@/components/carousel/embla.client')).startEmbla,
};
