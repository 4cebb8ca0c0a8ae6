import type { ReactNode } from 'react';
import type { Fact } from '@/components/ui/fact-list';
import type { PageHeading } from './section-nav';

/** The level of the headings in an item's text: on its page, or in its dialog. */
export type TextLevel = 'h2' | 'h4';

/**
 * What a type of items gives its card, its page and its dialog, which are the same for all types. Its words for
 * search engines, links and enquiries are in lib/item-types.
 */
export type ItemView = {
  card: {
    /** The line under the name. */
    subtitle?: ReactNode;
    /** What stands under it; elements with the class name card-extra are left out on phones. */
    text?: ReactNode;
    /** The last line of the card, from edge to edge. */
    strip?: ReactNode;
    /** Whether its picture is taller than wide. */
    isPoster?: boolean;
  };
  /** What people ask first, such as the price: under the name on the page. */
  figure?: ReactNode;
  /** The small line above the name on the page, unless it is the item's list. */
  label?: string;
  /** The sentence that the text begins with. */
  lead?: string | undefined;
  /** The text, on the page and in the dialog. */
  text(level: TextLevel): ReactNode;
  /** Figures: in the panel beside the text, and under it in the dialog. */
  facts: Fact[];
  /** What the panel holds under the ways to ask. */
  panel?: ReactNode;
  /** What the dialog begins with. Without it and without a lead, it has the lines that are under the page's name. */
  dialogStart?: ReactNode;
  /** What the dialog has of the sections of the page. */
  dialogEnd?: ReactNode;
  map?: ReactNode;
  /** What follows the map, beside the panel. */
  days?: ReactNode;
  /** The sections that follow, each as wide as the page. */
  sections?: ReactNode;
  /** The rows of items that go with it. */
  related?: ReactNode;
  /** The headings of a long page, for its line of contents. */
  contents?: readonly PageHeading[];
  /** Whether it is a trip: the popup names it and asks about it on small screens, and its dates have the links that share it. */
  isTrip?: boolean;
};
