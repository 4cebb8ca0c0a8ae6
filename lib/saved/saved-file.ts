import type { NamedItem } from '@/lib/contact/enquire-route';
import type { labels } from '@/lib/content-files';

export type FactName = keyof (typeof labels)['comparisonFacts']['headings'];

/** The facts of a trip for comparison. Each has one or more lines. */
export type ComparisonFacts = Record<FactName, string[]>;

/** saved.json: all items that can be saved. */
export type SavedFile = {
  /** The time of the build, in ISO 8601; undefined in `npm run dev`. */
  build: string | undefined;
  items: SavedItem[];
};

/** An item that can be saved. */
export type SavedItem = NamedItem & {
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** Only trips have facts for comparison. */
  facts?: ComparisonFacts;
};
