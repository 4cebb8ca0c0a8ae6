import { BulletList, Points } from '@/components/ui/bullet-list';
import { More } from '@/components/ui/more';
import { labels } from '@/lib/content/site';
import type { CoverageRow } from '@/lib/content/terms';

type Props = {
  rows: readonly CoverageRow[];
  level: 'h2' | 'h3' | 'h4';
  /** Whether phones and tablets show only the names of the lists at first; their level is h3, see more.css. */
  folds?: boolean;
};

/** What a price covers, what it does not, and what depends: three lists. */
export function CoverageLists({ rows, level, folds = false }: Props) {
  const lists = [
    { cover: 'included', heading: labels.inclusion },
    { cover: 'excluded', heading: labels.exclusion },
    { cover: 'ask', heading: labels.askAbout },
  ] as const;
  return lists.map(({ cover, heading }) => {
    const items = rows.flatMap((row) => (row.cover === cover ? row.what : []));
    if (items.length === 0) return null;
    if (folds) return <FoldedList key={cover} heading={heading} items={items} />;
    return <BulletList key={cover} level={level} heading={heading} items={items} />;
  });
}

function FoldedList({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-xl">{heading}</h3>
      <More text={heading}>
        <div className="lg:mt-2">
          <Points points={items} />
        </div>
      </More>
    </div>
  );
}
