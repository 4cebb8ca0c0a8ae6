import type { Coordinates, sides } from '@/content/schema/fields';

/** Where a name stands, seen from its mark. */
export type Side = (typeof sides)[number];

/** Something with a name on a map. */
export type Marker = {
  /** Of the item, the town, the stop or the jetty. */
  slug: string;
  name: string;
  /** The route of its item; a stop has none. A plain click opens the item's dialog, as on a card. */
  href?: string | undefined;
  at: Coordinates;
  /**
   * A hub is the town or a harbour; a point a beach, a sight or the like; the subject what the page is about;
   * minor what only helps to find one's way. Each has a shape of its own.
   */
  kind: 'hub' | 'place' | 'point' | 'subject' | 'minor';
  /** What stands after its name, such as how many nights of a trip are spent here. */
  note?: string | undefined;
  side?: Side | undefined;
  /** Whether it is shown even where its name has no room, or on another mark. */
  alwaysShown?: boolean;
};
