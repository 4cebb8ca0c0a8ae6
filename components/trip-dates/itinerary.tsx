import { Icon } from '@/components/ui/icon';
import { Container } from '@/components/ui/section';
import { TextLink, textLink } from '@/components/ui/text-link';
import { itineraryOf, tripDaysOf } from '@/lib/content/query/itinerary';
import { closedArrivalsOf } from '@/lib/content/query/opening';
import type { Package } from '@/lib/content/query/packages';
import { shortNameOf, town } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { daysInWords, formatClock } from '@/lib/dates/date-words';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { joinWords } from '@/lib/text/join-words';
import { ferryPlansOf } from '@/lib/trip-dates/ferry-plans';
import { ItineraryDay } from './itinerary-day';

/** A trip day by day. A day of arrival puts dates on it (fill-trip.client.ts). */
export function Itinerary({ item }: { item: Package }) {
  return (
    <div className="itinerary on-sheet">
      <h2 id="days" className="text-3xl">
        {labels.dayByDay}
      </h2>
      <ArrivalNote item={item} />
      <ol className="mt-8 space-y-8">
        {itineraryOf(item).map((day, index) => (
          <ItineraryDay key={day.title} day={day} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

/** What follows the days, as wide as the page: what to do without a ferry, and what is paid when. */
export function ItineraryEnd({ item }: { item: Package }) {
  return (
    <Container className="itinerary on-sheet bg-paper pb-16">
      <FerryPlans item={item} />
      <MoneyDates />
    </Container>
  );
}

/** The latest landing for a trip's first day, and the days of arrival that meet, or may meet, a closed door. */
function ArrivalNote({ item }: { item: Package }) {
  const arrivals = [
    { pattern: labels.avoid, ...closedArrivalsOf(item) },
    { pattern: labels.askFirst, ...closedArrivalsOf(item, 'uncertain') },
  ].filter(({ weekdays }) => weekdays.length > 0);
  return (
    <p className="mt-4 border-l-4 border-coral pl-4">
      {fillIn(labels.landBy, { time: formatClock(item.landBy) })}{' '}
      <a href={`${routes.prices}#onTrip`} className={`no-print ${textLink}`}>
        {labels.landLater}
      </a>{' '}
      {arrivals
        .map(({ pattern, weekdays, names }) =>
          fillIn(pattern, { days: daysInWords(weekdays), names: joinWords(names) }),
        )
        .join(' ')}
    </p>
  );
}

const { dates } = labels;

/** What a trip does when one of its ferries is cancelled, folded; dates take the place of its days. */
function FerryPlans({ item }: { item: Package }) {
  const day = labels.day.toLowerCase();
  const data = { town: shortNameOf(town.slug), words: dates };
  const plans = ferryPlansOf(tripDaysOf(item), data, (number) => `${day} ${number}`);
  if (plans.length === 0) return null;
  return (
    <details className="mt-8 border-y border-line">
      <summary className="flex min-h-12 items-center justify-between gap-3 font-semibold text-lagoon">
        {dates.ferryFails.heading}
        <Icon name="plus" className="size-5 flex-none" />
      </summary>
      <ul data-part="ferry-plans" className="max-w-text list-disc space-y-1 pl-5 marker:text-ember">
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
      <a href={routes.ferryCancelled} className={`no-print my-3 ${textLink}`}>
        {dates.ferryFails.more}
      </a>
    </details>
  );
}

/** Until when cancelling costs what, and when the balance is due: filled and shown when there are dates. */
function MoneyDates() {
  return (
    <section hidden data-part="money" aria-labelledby="money-dates" className="mt-8 space-y-2">
      <h3 id="money-dates" className="text-card">
        {labels.dates.money.heading}
      </h3>
      <ul
        data-part="money-dates"
        className="tabular divide-y divide-line border-y border-line text-base leading-snug"
      />
      <p data-part="money-note" className="text-base text-quiet empty:hidden" />
      <p className="no-print">
        <TextLink href={`${routes.prices}#cancellation`}>{labels.allTerms}</TextLink>
      </p>
    </section>
  );
}
