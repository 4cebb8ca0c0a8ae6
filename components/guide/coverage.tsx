import { BulletList } from '@/components/ui/bullet-list';
import { labels } from '@/lib/content/query/all-content';
import type { CoverageRow } from '@/lib/content/query/prices';

const lists = [
  { cover: 'included', heading: labels.coverage.inclusion },
  { cover: 'excluded', heading: labels.coverage.exclusion },
] as const;

type Props = {
  rows: readonly CoverageRow[];
  level: 2 | 3 | 4;
};

/** What a price covers, and what it doesn't. Empty lists are left out. */
export function CoverageLists({ rows, level }: Props) {
  return lists.map(({ cover, heading }) => {
    const points = rows.filter((row) => row.cover === cover).flatMap(({ name }) => name);
    if (points.length === 0) return null;
    return <BulletList key={cover} heading={heading} points={points} level={level} />;
  });
}
