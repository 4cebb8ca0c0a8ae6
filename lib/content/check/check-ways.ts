import type { ContentIssue } from '@/lib/content/report/issue';
import type { Content, RawContent } from '../collections';
import { checkNames, namesIn, placesIn } from './entries';

/** Checks that the ways on the maps join places that exist. */
export function checkWays(content: Partial<Content>, raw: RawContent): ContentIssue[] {
  const known = [...placesIn(raw), ...namesIn(raw, 'stops')];
  const what = 'a place in content/destinations.ts, a stop in content/map.ts, or the town';
  return (content.ways ?? []).flatMap((way) =>
    checkNames('ways', way, 'ends', way.ends, known, what),
  );
}
