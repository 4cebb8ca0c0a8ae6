import type { NamedItem } from '@/lib/contact/enquiry-route';
import type { labels } from '@/lib/content-files';

/** A criterion by which packages are compared, such as their nights. */
export type ComparisonName = keyof (typeof labels)['comparison']['headings'];

/** A package in a comparison: one or more lines for each criterion. */
export type Comparison = Record<ComparisonName, string[]>;

/** An item that can be saved. The data file `savable` lists them all. */
export type SavableItem = NamedItem & {
  heading: string;
  subtitle: string;
  picture: string;
  /** Only packages have one. */
  comparison?: Comparison;
};
