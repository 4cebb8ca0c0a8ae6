import './openings.css';
import { Offices } from '@/components/details/last-word';
import { DataTable } from '@/components/ui/data-table';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { unbroken } from '@/components/ui/unbroken';
import { checkedLine } from '@/lib/content/checked';
import { itemsAt, routeOf } from '@/lib/content/items';
import { getOpenings, type Opening } from '@/lib/content/opening';
import { labels, pages } from '@/lib/content/site';
import { describeOpening } from '@/lib/opening';
import { usualCheck } from '@/lib/usual-check';

/**
 * All sights, boats and roads with the days, hours and seasons in which they are usually open. The day on
 * which most of them were looked up stands once, above the table.
 */
export function OpeningTable() {
  const { table, columns } = pages.opening;
  const openings = getOpenings();
  const usual = usualCheck(openings);
  return (
    <Section labelledBy="opening-days">
      <SectionHeading id="opening-days" {...table} />
      {usual && <p className="mt-3 mb-12 text-base text-quiet">{checkedLine(usual)}</p>}
      <div className="openings">
        <DataTable
          caption={table.heading}
          columns={Object.entries(columns).map(([id, heading]) => ({ id, heading }))}
          rows={openings.map((opening) => ({
            id: opening.slug,
            head: <Name opening={opening} />,
            cells: {
              opening: describeOpening(opening, labels.opening).map((line, at) => (
                <p key={line} className={at === 0 ? 'font-semibold' : undefined}>
                  {unbroken(line)}
                </p>
              )),
              source: sureness(opening, usual),
              authority: <Offices ids={[opening.authority]} />,
            },
          }))}
        />
      </div>
    </Section>
  );
}

/** How far the sources agree, and the day of the check where it is not the one above the table. */
function sureness({ source, checked }: Opening, usual: string | undefined) {
  return checked === usual ? source : `${source}. ${checkedLine(checked)}`;
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
