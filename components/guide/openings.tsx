import { DataTable } from '@/components/ui/data-table';
import { Section, SectionHeading } from '@/components/ui/section';
import { earliestCheckedDay } from '@/lib/content/query/guide';
import { itemsAtRoutes, routeOf } from '@/lib/content/query/items';
import { type OpeningHours, openings } from '@/lib/content/query/opening';
import { labels, pages } from '@/lib/content/query/site';
import { describeOpening } from '@/lib/dates/openings';
import { anchors } from '@/lib/routes/anchors';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { OfficialSource } from './official-source';

/** All sights, boats and roads with their closed days and opening hours. */
export function Openings() {
  const { columns, patterns, otherDays, ...heading } = pages.seasons.openings;
  return (
    <Section surface="sand" labelledBy={anchors.seasons.openings}>
      <SectionHeading id={anchors.seasons.openings} {...heading} className="mb-12" />
      <DataTable
        caption={heading.heading}
        columns={Object.entries(columns).map(([id, text]) => ({ id, heading: text }))}
        rows={openings.map((opening) => ({
          id: opening.slug,
          head: <OpeningName opening={opening} />,
          cells: cellsOf(opening),
        }))}
      />
      <div className="mt-8">
        <OfficialSource
          checked={earliestCheckedDay(openings)}
          authorities={[...new Set(openings.map(({ authority }) => authority))]}
        />
      </div>
    </Section>
  );
}

/** The cells of a row. The note is shown only if there are no hours. */
function cellsOf(opening: OpeningHours) {
  const { closed, closedOn, uncertain, season, boats, hours, startBy, note } = opening;
  const { patterns, otherDays } = pages.seasons.openings;
  const messages = { ...labels.opening, ...patterns };
  const inWords = (part: Partial<OpeningHours>) => describeOpening(part, messages).join('; ');
  return {
    closed: withNoBreakSpaces(inWords({ closed, closedOn, uncertain })),
    open: withNoBreakSpaces(
      inWords({ season, boats, hours, startBy }) || inWords({ note }) || otherDays,
    ),
  };
}

function OpeningName({ opening: { name, subject, shownOn } }: { opening: OpeningHours }) {
  const [item] = itemsAtRoutes(subject ? [subject, ...shownOn] : shownOn);
  if (!item) return name;
  return (
    <a href={routeOf(item)} className="underline underline-offset-4 hover:text-lagoon">
      {name}
    </a>
  );
}
