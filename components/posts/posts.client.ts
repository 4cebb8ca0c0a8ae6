import { showNotice } from '@/components/notice/notice.client';
import { enhanceBackToList } from './back-to-list.client';

/**
 * Uses what only this browser knows: which posts are read, where one was left, and from which list somebody
 * has come. It is stored here and sent nowhere.
 */
export function enhancePosts() {
  enhanceBackToList();
  if (!document.querySelector('.post-read, article.story')) return;
  import('./reading.client')
    .then(({ startReading }) => startReading((href) => showNotice('stopped', href)))
    // Every post is whole without it, and opens at its top.
    .catch(() => undefined);
}
