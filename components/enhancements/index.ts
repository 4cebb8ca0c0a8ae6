import { enhancePosts } from '@/components/posts/posts.client';
import { enhanceKept } from '@/components/kept/kept.client';
import { enhanceArrival } from './arrival';
import { startCarousels } from './carousels';
import { enhanceChatLinks } from './chat-links';
import { hideBarWhileReading, watchActs } from './contact-bar';
import { enhanceCopyLinks } from './copy-links';
import { enhanceCounters } from './counters';
import { enhanceDialogs } from './dialogs';
import { saveEarlyDrafts } from './drafts';
import { enhanceFind } from './find';
import { enhanceFolds } from './folds';
import { enhanceItemDialogs } from './item-dialogs';
import { takePictureAlong } from './leaving';
import { enhanceMenus } from './menus';
import { enhanceNotice } from './notice';
import { prefetchOnIntent } from './prefetch';
import { enhancePriceFilter } from './price-filter';
import { enhanceTripChoice } from './trip-choice';

/*
 * What scripts add to every page, which all work without them. Plain code for the document: it listens
 * there, so that no link or card needs a script of its own. Loaded once the page has come to rest, or
 * at the first sign of use (scripts/postbuild/bootstrap.ts).
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
// Tests wait for this.
document.documentElement.dataset.ready = '';
