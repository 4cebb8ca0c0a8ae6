import type { ShareMessages } from '@/components/share/copy-link.island';

export type DatedTripProps = {
  /** The route of the package. */
  route: string;
  /** For the links below the days: what they share, with its URL, and their words. */
  share: {
    name: string;
    url: string;
    messages: ShareMessages;
    newTabNote: string;
    /** The name of the link to the calendar file. */
    calendar: string;
  };
};
