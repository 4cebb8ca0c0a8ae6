import type { Content } from '@/lib/content/content';
import { type ContentIssue, issueAt } from '@/lib/content/report/issue';

/** Finds ferry routes that no operator sails. */
export function checkFerryRoutes(content: Content): ContentIssue[] {
  const sailed = content.operators.flatMap(({ routes }) => routes);
  return content.ferryRoutes.flatMap(({ slug }, index) => {
    if (sailed.includes(slug)) return [];
    const help = 'Add its slug to routes of those operators that sail it.';
    return issueAt(
      content,
      ['ferryRoutes', index, 'slug'],
      `is "${slug}", which no operator sails.`,
      help,
    );
  });
}
