import type { NamedItem } from '@/lib/contact/enquire-route';
import type { labels } from '@/lib/content-files';

/** What packages are compared by, such as their nights. */
export type ComparisonName = keyof (typeof labels)['comparison']['headings'];

/** A package in a comparison: one or more lines for each name. */
export type Comparison = Record<ComparisonName, string[]>;

/** An item that can be saved. saved.json has all of them. */
export type SavedItem = NamedItem & {
  heading: string;
  /** The line under its heading. */
  note: string;
  picture: string;
  /** Only packages have one. */
  comparison?: Comparison;
};
