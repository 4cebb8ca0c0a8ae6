import { Offices } from '@/components/contact/official-source';
import { Row } from '@/components/ui/row';
import { Container } from '@/components/ui/section';
import { checkedLine, usualCheck } from '@/lib/content/query/guide';
import { itemsAt, routeOf } from '@/lib/content/query/items';
import { type OpeningHours, openings } from '@/lib/content/query/opening';
import { labels, pages } from '@/lib/content/query/site';
import { daysInWords } from '@/lib/dates/date-words';
import { openingsByWeekday } from '@/lib/dates/openings';
import { interpolate } from '@/lib/text/interpolate';
import { OpeningLines } from './opening-note';
import { Topic } from './topic';

/**
 * All sights, boats and roads with the days, hours and seasons in which they are usually open, after a
 * list of those that are closed on each day. The day on which most of them were looked up stands once,
 * above them.
 */
export function Openings() {
  const { short, list } = pages.opening;
  const usual = usualCheck(openings);
  return (
    <Container className="space-y-8 py-8 md:space-y-16 md:py-16">
      <Topic id="closed-days" heading={short.heading}>
        <ClosedDays field="closed" />
        <ClosedDays field="uncertain" />
      </Topic>
      <Topic
        id="opening-days"
        heading={list.heading}
        lead={`${list.lead} ${usual ? checkedLine(usual) : ''}`.trim()}
      >
        {openings.map((opening) => (
          <Row key={opening.slug} id={opening.slug} heading={<Name opening={opening} />}>
            <div className="space-y-1">
              <OpeningLines opening={opening} />
            </div>
            <p className="max-w-none text-sm text-quiet">
              {`${describeSource(opening, usual)}. `}
              <Offices ids={[opening.authority]} />
            </p>
          </Row>
        ))}
      </Topic>
    </Container>
  );
}

/** What is closed on each day of the week, or may be: links to its row below. */
function ClosedDays({ field }: { field: 'closed' | 'uncertain' }) {
  return openingsByWeekday(openings, field).map(({ weekday, closed }) => (
    <Row
      key={weekday}
      heading={interpolate(labels.opening[field], { days: daysInWords([weekday]) })}
    >
      <p className="flex flex-wrap gap-x-5">
        {closed.map(({ slug, name }) => (
          <a
            key={slug}
            href={`#${slug}`}
            className="text-lagoon underline underline-offset-4 hover:text-deep"
          >
            {name}
          </a>
        ))}
      </p>
    </Row>
  ));
}

/** How far the sources agree, and the day of the check where it is not the one above the list. */
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
