import { Offices } from '@/components/details/last-word';
import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { checkedLine } from '@/lib/content/checked';
import { itemsAt, routeOf } from '@/lib/content/items';
import { getOpenings, type Opening } from '@/lib/content/opening';
import { labels, pages } from '@/lib/content/site';
import { describeOpening } from '@/lib/opening';

/**
 * All sights, boats and roads with the days, hours and seasons in which they are usually open. The day on
 * which they were looked up stands once when it is the same for all.
 */
export function OpeningTable() {
  const { table, columns } = pages.opening;
  const openings = getOpenings();
  const days = [...new Set(openings.map(({ checked }) => checked))];
  const dated = days.length > 1;
  return (
    <Section labelledBy="opening-days">
      <SectionHeading id="opening-days" {...table} className="mb-12" />
      <DataTable
        caption={table.heading}
        columns={Object.entries(columns).map(([id, heading]) => ({ id, heading }))}
        rows={openings.map((opening) => ({
          id: opening.slug,
          head: <Name opening={opening} />,
          cells: {
            opening: describeOpening(opening, labels.opening).map((line) => (
              <p key={line}>{line}</p>
            )),
            source: dated ? `${opening.source}. ${checkedLine(opening.checked)}` : opening.source,
            authority: <Offices ids={[opening.authority]} />,
          },
        }))}
      />
      {!dated && <p className="mt-6 text-base text-quiet">{days.map(checkedLine)}</p>}
    </Section>
  );
}

function Name({ opening: { name, subject, shownOn } }: { opening: Opening }) {
  const [item] = itemsAt([subject ?? [], shownOn].flat());
  if (!item) return name;
  return (
    <a href={routeOf(item)} className="underline decoration-coral decoration-2 underline-offset-4">
      {name}
    </a>
  );
}
