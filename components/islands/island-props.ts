import type { TripTotalProps } from '@/components/choice/trip-total.island';
import type { ChatLinkProps } from '@/components/contact/ask-links.island';
import type { DatedTripProps } from '@/components/dates/dated-trip-props';
import type { DayMessages } from '@/components/dates/day-form.island';
import type { EnquiryFormProps } from '@/components/enquiry/enquiry-form.island';
import type { SavedListProps } from '@/components/saved/saved-list-props';
import type { SearchProps } from '@/components/search/search.island';
import type { CopyLinkProps } from '@/components/share/copy-link.island';

/** The islands that are React components (`*.island.tsx`), and their props. */
export type ReactIslandProps = {
  'dated-trip': DatedTripProps;
  'embla-row': object;
  'enquiry-form': EnquiryFormProps;
  'saved-list': SavedListProps;
  search: SearchProps;
  'trip-total': TripTotalProps;
};

/** The islands that are functions of their element (`*.island.ts`) and of props. */
export type PlainIslandProps = {
  'chat-link': ChatLinkProps;
  'copy-link': CopyLinkProps;
  'day-form': DayMessages;
};

/** The islands that are functions of their element alone. */
export type BareIslandName =
  | 'cached-pages'
  | 'choice-fields'
  | 'counters'
  | 'date-line'
  | 'dialogs'
  | 'enquire-link'
  | 'menus'
  | 'next-post'
  | 'offline-note'
  | 'price-filter'
  | 'print'
  | 'seen-posts'
  | 'redirect-to-saved'
  | 'save-button'
  | 'saved-link'
  | 'swiper-row'
  | 'toast';

/** The props of each island of the site, by its name. client/islands.ts has its code. */
export type IslandProps = ReactIslandProps & PlainIslandProps & Record<BareIslandName, undefined>;
export type IslandName = keyof IslandProps;
