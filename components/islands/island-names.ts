import type { labels } from '@/lib/content-files';
import type { DayProblem } from '@/lib/dates/arrival-day';

// The names of all islands. client/islands.ts has their code.

/** The plain islands (`*.island.ts`) with props. */
export type PlainIslandProps = {
  /** The phone number of the chat, the start of the message, and the sentence about the day of arrival. */
  'chat-link': { phone: string; text: string; arrival: string };
  'copy-link': Pick<(typeof labels)['sharing'], 'copied' | 'refused'>;
  /** The messages for mistakes, for dates that could not be loaded, and for dates that are shown. */
  'day-form': Record<DayProblem | 'empty' | 'failed' | 'shown', string>;
};

/** The plain islands without props. */
export type IslandWithoutProps =
  | 'menus'
  | 'counters'
  | 'offline-note'
  | 'cached-pages'
  | 'redirect-to-saved'
  | 'price-filter'
  | 'save-button'
  | 'saved-link'
  | 'toast'
  | 'print'
  | 'dialogs'
  | 'enquire-link'
  | 'finished-posts'
  | 'next-post'
  | 'swiper-row'
  | 'choice-fields'
  | 'date-line';

/** The React islands (`*.island.tsx`), whose components have the types of their props. */
export type ReactIslandName =
  | 'saved-list'
  | 'enquiry-form'
  | 'search'
  | 'embla-row'
  | 'trip-total'
  | 'dated-trip';

export type IslandName = keyof PlainIslandProps | IslandWithoutProps | ReactIslandName;
