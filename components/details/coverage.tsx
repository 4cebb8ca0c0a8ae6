import { BulletList } from '@/components/ui/bullet-list';
import { labels } from '@/lib/content/site';
import type { CoverageRow } from '@/lib/content/terms';

/** What a price covers, what it does not, and what depends: three lists. */
export function CoverageLists({
  rows,
  level,
}: {
  rows: readonly CoverageRow[];
  level: 'h2' | 'h3' | 'h4';
}) {
  const lists = [
    { cover: 'included', heading: labels.inclusion },
    { cover: 'excluded', heading: labels.exclusion },
    { cover: 'ask', heading: labels.askAbout },
  ] as const;
  return lists.map(({ cover, heading }) => {
    const items = rows.flatMap((row) => (row.cover === cover ? row.what : []));
    if (items.length === 0) return null;
    return <BulletList key={cover} level={level} heading={heading} items={items} />;
  });
}
