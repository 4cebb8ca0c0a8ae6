import { startCarousels } from '@/components/carousel/carousels.client';
import { enhanceArrival } from '@/components/enhancements/arrival';
import { enhanceChatLinks } from '@/components/enhancements/chat-links';
import { hideBarWhileReading, watchActs } from '@/components/enhancements/contact-bar';
import { enhanceCopyLinks } from '@/components/enhancements/copy-links';
import { enhanceCounters } from '@/components/enhancements/counters';
import { enhanceDialogs } from '@/components/enhancements/dialogs';
import { saveEarlyDrafts } from '@/components/enhancements/drafts';
import { enhanceFind } from '@/components/enhancements/find';
import { enhanceFolds } from '@/components/enhancements/folds';
import { enhanceItemDialogs } from '@/components/enhancements/item-dialogs';
import { takePictureAlong } from '@/components/enhancements/leaving';
import { enhanceMenus } from '@/components/enhancements/menus';
import { enhanceNotice } from '@/components/enhancements/notice';
import { prefetchOnIntent } from '@/components/enhancements/prefetch';
import { enhancePriceFilter } from '@/components/enhancements/price-filter';
import { enhanceTripChoice } from '@/components/enhancements/trip-choice';
import { enhanceKept } from '@/components/kept/kept.client';
import { enhancePosts } from '@/components/posts/posts.client';
import { startIslandsWhenNeeded } from './islands';

/*
 * The module of every page, the same for all: what scripts add to pages, which all work without them.
 * Plain code for the document: it listens there, so that no link or card needs a script of its own.
 * Loaded once the page has come to rest, or at the first sign of use (bootstrap.ts).
 */
enhanceMenus();
enhanceDialogs();
enhanceItemDialogs();
enhanceKept();
enhanceArrival();
enhancePriceFilter();
enhanceTripChoice();
enhanceFind();
enhanceCopyLinks();
enhanceFolds();
enhanceChatLinks();
enhanceNotice();
enhancePosts();
saveEarlyDrafts();
takePictureAlong();
hideBarWhileReading();
watchActs();
prefetchOnIntent();
enhanceCounters();
startCarousels();
startIslandsWhenNeeded();
// Tests wait for this.
document.documentElement.dataset.ready = '';
// `npm run dev` tells of each change of a file (scripts/dev/).
if (process.env.NODE_ENV === 'development') {
  new EventSource('/changes').onmessage = () => location.reload();
}
