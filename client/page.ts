import { startCarousels } from '@/components/carousel/carousels.client';
import { enhanceTripChoice } from '@/components/comparison/trip-choice.client';
import { enhanceChatLinks } from '@/components/contact/chat-links.client';
import { moveCardPictures } from '@/components/dialog/card-picture.client';
import { enhanceDialogs } from '@/components/dialog/dialogs.client';
import { enhanceItemDialogs } from '@/components/dialog/item-dialogs.client';
import { saveEarlyDrafts } from '@/components/enquiry/early-drafts.client';
import { openEnquiryInSameTab } from '@/components/enquiry/enquire-links.client';
import { enhanceCounters } from '@/components/home/counters.client';
import { hideBarWhileReading } from '@/components/layout/contact-bar.client';
import { enhanceMenus } from '@/components/layout/menus.client';
import { prefetchOnIntent } from '@/components/layout/prefetch.client';
import { enhanceNotice } from '@/components/notice/notice.client';
import { showIfCopied, storeCopies } from '@/components/offline/offline.client';
import { enhancePhrases } from '@/components/phrases/phrases.client';
import { enhancePosts } from '@/components/posts/posts.client';
import { enhancePriceFilter } from '@/components/price-filter/price-filter.client';
import { enhanceSaved } from '@/components/saved/saved.client';
import { enhanceSearch } from '@/components/search/search-when-used.client';
import { enhanceStuck } from '@/components/stuck/stuck.client';
import { enhanceArrival } from '@/components/trip-dates/arrival-form.client';
import { enhanceCalendarButton } from '@/components/trip-dates/calendar-button.client';
import { enhanceCopyLinks } from '@/components/ui/copy-link.client';
import { enhanceDisclosures } from '@/components/ui/disclosures.client';
import { refuseDoubleClicks } from '@/components/ui/double-click.client';
import { enhancePrintButtons } from '@/components/ui/print.client';
import { restoreControls } from '@/components/ui/restore-controls.client';
import { startIslandsWhenNeeded } from './islands';

/*
 * The module of every page, the same for all: what scripts add to pages, which all work without them.
 * Plain code for the document: it listens there, so that no link or card needs a script of its own.
 * Loaded once the page has come to rest, or at the first sign of use (bootstrap.ts).
 */
refuseDoubleClicks();
enhanceMenus();
enhanceDialogs();
enhanceItemDialogs();
enhanceSaved();
// Before what reads the controls of a page that Back brings.
restoreControls();
enhanceArrival();
enhanceCalendarButton();
enhancePrintButtons();
enhancePriceFilter();
enhanceTripChoice();
enhanceSearch();
enhanceCopyLinks();
enhanceDisclosures();
enhanceChatLinks();
enhanceNotice();
enhancePosts();
enhanceStuck();
enhancePhrases();
saveEarlyDrafts();
openEnquiryInSameTab();
moveCardPictures();
hideBarWhileReading();
prefetchOnIntent();
enhanceCounters();
startCarousels();
startIslandsWhenNeeded();
storeCopies();
showIfCopied();
// Tests wait for this.
document.documentElement.dataset.ready = '';
// `npm run dev` tells of each change of a file (scripts/dev/).
if (process.env.NODE_ENV === 'development') {
  new EventSource('/changes').onmessage = () => location.reload();
}
