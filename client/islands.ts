import type { ComponentType } from 'react';
import { startChatLink } from '@/components/contact/chat-link.island';
import { startDialogs } from '@/components/dialog/dialogs.island';
import { startCounters } from '@/components/home/counters.island';
import type { IslandName } from '@/components/islands/island';
import type { ImportIsland } from '@/components/islands/start-islands';
import { startMenus } from '@/components/layout/menus.island';
import { startOfflineNote } from '@/components/offline/offline-note.island';
import { startSaveButton } from '@/components/saved/save-button.island';
import { startSavedLink } from '@/components/saved/saved-link.island';

/** The code of each island. Islands that are small or on most pages are imported statically. */
export const islands: Record<IslandName, ImportIsland<never>> = {
  // Plain islands, which are functions of an element and perhaps props (`*.island.ts`).
  menus: async () => startMenus,
  dialogs: async () => startDialogs,
  counters: async () => startCounters,
  'offline-note': async () => startOfflineNote,
  'save-button': async () => startSaveButton,
  'saved-link': async () => startSavedLink,
  'chat-link': async () => startChatLink,
  'copy-link': async () => (await import('@/components/share/copy-link.island')).startCopyLink,
  'cached-pages': async () =>
    (await import('@/components/offline/cached-pages.island')).startCachedPages,
  'redirect-to-saved': async () =>
    (await import('@/components/saved/redirect-to-saved.island')).startRedirectToSaved,
  'price-filter': async () =>
    (await import('@/components/packages/price-filter.island')).startPriceFilter,
  'finished-posts': async () =>
    (await import('@/components/posts/finished-posts.island')).startFinishedPosts,
  'next-post': async () => (await import('@/components/posts/next-post.island')).startNextPost,
  'swiper-carousel': async () =>
    (await import('@/components/carousel/swiper-carousel.island')).startSwiperCarousel,
  'choice-fields': async () =>
    (await import('@/components/choice/choice-fields.island')).startChoiceFields,
  'day-form': async () => (await import('@/components/dates/day-form.island')).startDayForm,

  // React islands (`*.island.tsx`).
  'saved-list': reactIsland(
    async () => (await import('@/components/saved/saved-list.island')).SavedList,
  ),
  'enquiry-form': reactIsland(async () =>
    (await import('@/components/enquiry/enquiry-form.island')).makeEnquiryForm(),
  ),
  search: reactIsland(async () => (await import('@/components/search/search.island')).Search),
  'embla-carousel': reactIsland(
    async () => (await import('@/components/carousel/embla-carousel.island')).EmblaCarousel,
  ),
  'trip-total': reactIsland(
    async () => (await import('@/components/choice/trip-total.island')).TripTotal,
  ),
  'day-by-day': reactIsland(
    async () => (await import('@/components/dates/day-by-day.island')).DayByDay,
  ),
  'date-line': reactIsland(
    async () => (await import('@/components/dates/date-line.island')).DateLine,
  ),
};

/** Loads a React island (`*.island.tsx`), and with the first one also React. */
function reactIsland<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): ImportIsland<Props> {
  return async () => {
    const [component, { hydrateIsland }] = await Promise.all([
      importComponent(),
      import('@/components/islands/hydrate'),
    ]);
    return (island, props) => void hydrateIsland(island, component, props);
  };
}
