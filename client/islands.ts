import type { ComponentType } from 'react';
import { startChatLink, startEnquireLink } from '@/components/contact/ask-links.island';
import { startDialogs } from '@/components/dialog/dialogs.island';
import { startCounters } from '@/components/home/counters.island';
import type {
  IslandWithoutProps,
  PlainIslandProps,
  ReactIslandName,
} from '@/components/islands/island-names';
import type { ImportIsland } from '@/components/islands/start-islands';
import { startMenus } from '@/components/layout/menus.island';
import { requestData } from '@/components/loading/data';
import { startOfflineNote } from '@/components/offline/offline-note.island';
import { startSaveButton, startSavedLink } from '@/components/saved/saved.island';
import { startToast } from '@/components/toast/toast.island';
import type { DataName } from '@/lib/data-files/data-files';

type PlainIslands = PlainIslandProps & Record<IslandWithoutProps, undefined>;

/**
 * The plain islands, which are functions of an element and perhaps props (`*.island.ts`). Islands that are small or on
 * most pages are imported statically.
 */
const plainIslands: { [Name in keyof PlainIslands]: ImportIsland<PlainIslands[Name]> } = {
  menus: async () => startMenus,
  counters: async () => startCounters,
  'chat-link': async () => startChatLink,
  'copy-link': async () => (await import('@/components/share/copy-link.island')).startCopyLink,
  'offline-note': async () => startOfflineNote,
  'cached-pages': async () =>
    (await import('@/components/offline/cached-pages.island')).startCachedPages,
  'redirect-to-saved': async () =>
    (await import('@/components/comparison/redirect-to-saved.island')).redirectToSaved,
  'price-filter': async () =>
    (await import('@/components/packages/price-filter.island')).startPriceFilter,
  'save-button': async () => startSaveButton,
  'saved-link': async () => startSavedLink,
  toast: async () => startToast,
  print: async () => (button: HTMLElement) => button.addEventListener('click', () => print()),
  dialogs: async () => startDialogs,
  'enquire-link': async () => startEnquireLink,
  'finished-posts': async () =>
    (await import('@/components/posts/finished-posts.island')).markFinishedPosts,
  'next-post': async () => (await import('@/components/posts/finished-posts.island')).offerNextPost,
  'swiper-row': async () =>
    (await import('@/components/carousel/swiper-row.island')).startSwiperRow,
  'choice-fields': async () =>
    (await import('@/components/choice/choice-fields.island')).startChoiceFields,
  'day-form': async () => (await import('@/components/dates/day-form.island')).startDayForm,
  'date-line': async () => (await import('@/components/dates/date-line.island')).startDateLine,
};

/** The React islands (`*.island.tsx`). */
const reactIslands = {
  'saved-list': reactIsland(
    async () => (await import('@/components/saved/saved-list.island')).SavedList,
    {},
  ),
  'enquiry-form': reactIsland(
    async () => (await import('@/components/enquiry/enquiry-form.island')).EnquiryForm,
    { forms: true },
  ),
  search: reactIsland(async () => (await import('@/components/search/search.island')).Search, {}),
  'embla-row': reactIsland(
    async () => (await import('@/components/carousel/embla-row.island')).EmblaRow,
    {},
  ),
  'trip-total': reactIsland(
    async () => (await import('@/components/choice/trip-total.island')).TripTotal,
    { tariff: true },
  ),
  'dated-trip': reactIsland(
    async () => (await import('@/components/dates/dated-trip.island')).DatedTripDays,
    {},
  ),
} satisfies Record<ReactIslandName, unknown>;

/** The code of every island, by its name. */
export const islands = { ...plainIslands, ...reactIslands };

type DataNames<Props> = Props extends { data: infer Data }
  ? Record<keyof Data, true>
  : Record<string, never>;

/**
 * Loads a React island (`*.island.tsx`), and with the first one also React.
 * @param data the names of the data files that its prop `data` contains; the island waits for them
 */
function reactIsland<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
  data: DataNames<Props>,
): ImportIsland<Props> {
  const dataNames = Object.keys(data) as DataName[];
  return async () => {
    const [component, { hydrateIsland }, ...files] = await Promise.all([
      importComponent(),
      import('@/components/islands/hydrate'),
      ...dataNames.map(async (name) => [name, await requestData(name)] as const),
    ]);
    const received = Object.fromEntries(files);
    return (island, props) => void hydrateIsland(island, component, { ...props, data: received });
  };
}
