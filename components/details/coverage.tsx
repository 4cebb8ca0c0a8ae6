import { BulletList } from '@/components/ui/bullet-list';
import { labels } from '@/lib/content/site';
import type { CoverageRow } from '@/lib/content/terms';

type Props = { rows: readonly CoverageRow[]; level: 'h2' | 'h3' | 'h4' };

/** What a price covers, what it does not, and what depends: three lists. */
export function CoverageLists({ rows, level }: Props) {
  return coverageLists(rows).map((list) => (
    <BulletList key={list.heading} level={level} {...list} />
  ));
}

/** The lists that have something in them, each with its heading. */
export function coverageLists(
  rows: readonly CoverageRow[],
): { heading: string; items: string[] }[] {
  const lists = [
    { cover: 'included', heading: labels.inclusion },
    { cover: 'excluded', heading: labels.exclusion },
    { cover: 'ask', heading: labels.askAbout },
  ] as const;
  return lists
    .map(({ cover, heading }) => ({
      heading,
      items: rows.flatMap((row) => (row.cover === cover ? row.what : [])),
    }))
    .filter(({ items }) => items.length > 0);
}
