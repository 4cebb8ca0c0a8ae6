import { DataTable } from '@/components/ui/data-table';
import { Section, SectionHeading } from '@/components/ui/section';
import { labels, pages } from '@/lib/content/query/all-content';
import { earliestCheckedDay } from '@/lib/content/query/guide';
import { itemsAtRoutes, routeOf } from '@/lib/content/query/items';
import { type OpeningHours, openingHours } from '@/lib/content/query/opening-hours';
import { describeOpeningHours } from '@/lib/dates/closures';
import { anchors } from '@/lib/routes/anchors';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { OfficialSource } from './official-source';

export function OpeningHoursTable() {
  const { columns, patterns, otherDays, ...heading } = pages.whenToGo.openingHours;
  return (
    <Section surface="sand" labelledBy={anchors.whenToGo.openingHours} spacious>
      <SectionHeading id={anchors.whenToGo.openingHours} {...heading} className="mb-12" />
      <DataTable
        caption={heading.heading}
        columns={Object.entries(columns).map(([id, text]) => ({ id, heading: text }))}
        rows={openingHours.map((entry) => ({
          id: entry.slug,
          head: <RowHeading entry={entry} />,
          cells: cellsOf(entry),
        }))}
      />
      <div className="mt-8">
        <OfficialSource
          checked={earliestCheckedDay(openingHours)}
          authorities={[...new Set(openingHours.map(({ authority }) => authority))]}
        />
      </div>
    </Section>
  );
}

/** The cells of a row. The note is shown only if there are no hours. */
function cellsOf(entry: OpeningHours) {
  const { closed, closedOn, uncertain, season, boats, hours, startBy, note } = entry;
  const { patterns, otherDays } = pages.whenToGo.openingHours;
  const messages = { ...labels.openingHours, ...patterns };
  const inWords = (part: Partial<OpeningHours>) => describeOpeningHours(part, messages).join('; ');
  return {
    closed: withNoBreakSpaces(inWords({ closed, closedOn, uncertain })),
    open: withNoBreakSpaces(
      inWords({ season, boats, hours, startBy }) || inWords({ note }) || otherDays,
    ),
  };
}

function RowHeading({ entry: { name, subject, shownOn } }: { entry: OpeningHours }) {
  const [item] = itemsAtRoutes(subject ? [subject, ...shownOn] : shownOn);
  if (!item) return name;
  return (
    <a href={routeOf(item)} className="underline underline-offset-4 hover:text-lagoon">
      {name}
    </a>
  );
}
