import { DataTable } from '@/components/ui/data-table';
import { Section, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { busyPeriodsIn, seasons } from '@/lib/content/query/guide';
import { anchors } from '@/lib/routes/anchors';
import { interpolate } from '@/lib/text/interpolate';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { pluralize } from '@/lib/text/pluralize';
import { OfficialSource } from './official-source';
import { YearChart } from './year-chart';

const { months, messages, summary, credit, checked, authority } = seasons;

/** A chart of the year, with sentences that sum it up. */
export function YearChartSection() {
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
export function MonthTable() {
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
