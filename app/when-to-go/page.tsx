import { GuidePage } from '@/components/guide/guide-page';
import { OfficialSource } from '@/components/guide/official-source';
import { YearChart } from '@/components/guide/year-chart';
import { DataTable } from '@/components/ui/data-table';
import { Section, SectionHeading } from '@/components/ui/section';
import {
  labels,
  type OpeningHours,
  openingHours,
  pages,
  seasons,
} from '@/lib/content/query/all-content';
import { busyPeriodsIn, earliestCheckedDay } from '@/lib/content/query/guide';
import { itemsAtRoutes, routeOf } from '@/lib/content/query/items';
import { describeOpeningHours } from '@/lib/dates/closures';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';
import { interpolate, pluralize } from '@/lib/text/interpolate';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

export const metadata = pageMetadata(routes.whenToGo);

const { months, messages, summary, credit, checked, authority } = seasons;

export default function WhenToGoPage() {
  return (
    <GuidePage page="whenToGo">
      <YearChartSection />
      <MonthTable />
      <OpeningHoursTable />
    </GuidePage>
  );
}

/** A chart of the year, with sentences that sum it up. */
function YearChartSection() {
  return (
    <Section surface="sand" labelledBy={anchors.whenToGo.year} spacious>
      <div className="grid gap-10 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div>
          <SectionHeading id={anchors.whenToGo.year} {...pages.whenToGo.chart} />
          <ul className="mt-8 space-y-5 text-lead">
            {summary.map((text) => (
              <li key={text} className="border-t border-line pt-4">
                {text}
              </li>
            ))}
          </ul>
        </div>
        <figure className="sm:bg-paper sm:p-8">
          <YearChart />
          <figcaption className="mt-4 text-sm text-quiet">{credit}</figcaption>
        </figure>
      </div>
    </Section>
  );
}

/** A table of the months with weather, visibility, ferries, turtles and busy periods. */
function MonthTable() {
  const { table, columns, degrees, wet } = pages.whenToGo;
  return (
    <Section labelledBy={anchors.whenToGo.months} spacious>
      <SectionHeading id={anchors.whenToGo.months} {...table} className="mb-12" />
      <DataTable
        caption={table.heading}
        columns={Object.entries(columns).map(([id, heading]) => ({ id, heading }))}
        rows={months.map((month, index) => ({
          id: month.name.toLowerCase(),
          head: month.name,
          cells: {
            temperature: interpolate(degrees, {
              min: month.min.toFixed(1),
              max: month.max.toFixed(1),
            }),
            rain: withNoBreakSpaces(pluralize(wet, month.rainyDays, { rain: month.rain })),
            sea: messages.sea[month.sea],
            visibility: messages.visibility[month.visibility],
            ferries: messages.ferries[month.ferries],
            turtles: month.turtles ? messages.turtles[month.turtles] : '',
            busyPeriods: busyPeriodsIn(index + 1).join('; '),
          },
        }))}
      />
      <div className="mt-8">
        <OfficialSource checked={checked} readMore={[authority]} />
      </div>
    </Section>
  );
}

function OpeningHoursTable() {
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
  const phrases = { ...labels.openingHours, ...patterns };
  const inWords = (part: Partial<OpeningHours>) => describeOpeningHours(part, phrases).join('; ');
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
