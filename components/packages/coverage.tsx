import { BulletList } from '@/components/ui/bullet-list';
import { labels } from '@/lib/content/query/site';
import type { CoverageRow } from '@/lib/content/query/terms';

type Props = {
  rows: readonly CoverageRow[];
  level: 'h2' | 'h3' | 'h4';
  /** Whether phones show the first list, and the names of the others, which open them. */
  disclosed?: boolean;
};

/** What a price covers, what it does not, and what depends: three lists. */
export function CoverageLists({ rows, level, disclosed }: Props) {
  return coverageLists(rows).map(({ cover, ...list }) => (
    <BulletList
      key={list.heading}
      level={level}
      disclosed={disclosed && (cover === 'included' ? 'open' : true)}
      {...list}
    />
  ));
}

/** The lists that have something in them, each with its heading. */
function coverageLists(
  rows: readonly CoverageRow[],
): { cover: CoverageRow['cover']; heading: string; items: string[] }[] {
  const lists = [
    { cover: 'included', heading: labels.inclusion },
    { cover: 'excluded', heading: labels.exclusion },
    { cover: 'ask', heading: labels.askAbout },
  ] as const;
  return lists
    .map(({ cover, heading }) => ({
      cover,
      heading,
      items: rows.flatMap((row) => (row.cover === cover ? row.what : [])),
    }))
    .filter(({ items }) => items.length > 0);
}
