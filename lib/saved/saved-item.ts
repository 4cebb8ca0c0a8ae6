import type { NamedItem } from '@/lib/contact/enquire-route';
import type { labels } from '@/lib/content-files';

export type FactName = keyof (typeof labels)['comparisonFacts']['headings'];

/** The facts of a package for comparison. Each has one or more lines. */
export type ComparisonFacts = Record<FactName, string[]>;

/** An item that can be saved. saved.json has all of them. */
export type SavedItem = NamedItem & {
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** Only packages have facts for comparison. */
  facts?: ComparisonFacts;
};
