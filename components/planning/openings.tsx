import './openings.css';
import { Offices } from '@/components/contact/official-source';
import { DataTable } from '@/components/ui/data-table';
import { Container } from '@/components/ui/section';
import { itemsAt, routeOf } from '@/lib/content/query/items';
import { checkedLine, usualCheck } from '@/lib/content/query/looked-up';
import { type OpeningHours, openings } from '@/lib/content/query/opening';
import { labels, pages } from '@/lib/content/query/site';
import { daysInWords } from '@/lib/dates/date-words';
import { describeOpening, openingsByWeekday } from '@/lib/dates/opening-words';
import { fillIn } from '@/lib/text/fill-in';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

/**
 * All sights, boats and roads with the days, hours and seasons in which they are usually open, after a
 * line that says which are closed on which day. The day on which most of them were looked up stands once,
 * above the table.
 */
export function OpeningTable() {
  const { short, table, columns } = pages.opening;
  const usual = usualCheck(openings);
  return (
    <Container className="space-y-8 py-8 md:space-y-16 md:py-16">
      <section aria-labelledby="closed-days">
        <h2 id="closed-days" className="mb-3 text-3xl leading-tight md:text-4xl">
          {short.heading}
        </h2>
        <dl>
          <DaysInShort openings={openings} field="closed" />
          <DaysInShort openings={openings} field="uncertain" />
        </dl>
      </section>
      <section aria-labelledby="opening-days">
        <h2 id="opening-days" className="text-3xl leading-tight md:text-4xl">
          {table.heading}
        </h2>
        <p className="mt-3 text-base text-quiet">
          {table.lead} {usual && checkedLine(usual)}
        </p>
        <div className="openings pt-3">
          <DataTable
            caption={table.heading}
            columns={Object.entries(columns).map(([id, heading]) => ({ id, heading }))}
            rows={openings.map((opening) => ({
              id: opening.slug,
              head: <Name opening={opening} />,
              cells: {
                opening: <Lines opening={opening} />,
                source: describeSource(opening, usual),
                authority: <Offices ids={[opening.authority]} />,
              },
            }))}
          />
        </div>
      </section>
    </Container>
  );
}

type ShortProps = { openings: OpeningHours[]; field: 'closed' | 'uncertain' };

/** What is closed on each day of the week, or may be: links to its row below. */
function DaysInShort({ openings, field }: ShortProps) {
  return openingsByWeekday(openings, field).map(({ weekday, closed }) => (
    <div
      key={weekday}
      className="border-b border-line py-2.5 md:grid md:grid-cols-[14rem_minmax(0,1fr)] md:items-baseline md:gap-x-10"
    >
      <dt className="text-base font-semibold">
        {fillIn(labels.opening[field], { days: daysInWords([weekday]) })}
      </dt>
      <dd className="grid justify-items-start gap-x-5 md:flex md:flex-wrap">
        {closed.map(({ slug, name }) => (
          <a
            key={slug}
            href={`#${slug}`}
            className="text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {name}
          </a>
        ))}
      </dd>
    </div>
  ));
}

/** When it is open, each thing in a line of its own: the first is the one to know, a closed day is a warning. */
function Lines({ opening }: { opening: OpeningHours }) {
  const { closed, closedOn, uncertain } = opening;
  const warnings = describeOpening({ closed, closedOn, uncertain }, labels.opening);
  return describeOpening(opening, labels.opening).map((line, at) => (
    <p
      key={line}
      className={`${at === 0 ? 'font-semibold' : ''} ${warnings.includes(line) ? 'text-ember' : ''}`.trim()}
    >
      {withNoBreakSpaces(line)}
    </p>
  ));
}

/** How far the sources agree, and the day of the check where it is not the one above the table. */
function describeSource({ source, checked }: OpeningHours, usual: string | undefined) {
  return checked === usual ? source : `${source}. ${checkedLine(checked)}`;
}

function Name({ opening: { name, subject, shownOn } }: { opening: OpeningHours }) {
  const [item] = itemsAt([subject ?? [], shownOn].flat());
  if (!item) return name;
  return (
    <a href={routeOf(item)} className="underline underline-offset-4 hover:text-lagoon">
      {name}
    </a>
  );
}
