import { BulletList } from '@/components/ui/bullet-list';
import { DataTable } from '@/components/ui/data-table';
import { labels } from '@/lib/content/site';
import { type CoverageRow, coverage } from '@/lib/content/terms';

const words = labels.coverage;

/** What a price covers, what it does not, and what depends: three lists. */
export function CoverageLists({
  rows,
  level,
}: {
  rows: readonly CoverageRow[];
  level: 'h2' | 'h4';
}) {
  const lists = [
    { cover: 'included', heading: labels.inclusion },
    { cover: 'excluded', heading: labels.exclusion },
    { cover: 'ask', heading: labels.askFirst },
  ] as const;
  return lists.map(({ cover, heading }) => {
    const items = rows.flatMap((row) => (row.cover === cover ? row.what : []));
    if (items.length === 0) return null;
    return <BulletList key={cover} level={level} heading={heading} items={items} />;
  });
}

/** All rows in one table, for all packages. */
export function CoverageTable() {
  return (
    <DataTable
      caption={words.heading}
      columns={[
        { id: 'what', heading: words.what },
        { id: 'cover', heading: words.cover },
      ]}
      rows={coverage.rows.map(({ what, cover }, index) => ({
        id: `covers-${index + 1}`,
        head: what,
        cells: { cover: words.words[cover] },
      }))}
    />
  );
}
