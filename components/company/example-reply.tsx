import { findItem } from '@/lib/content/query/items';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import {
  classes,
  exampleReply,
  includedIn,
  planData,
  pricedTripOf,
} from '@/lib/content/query/trip-options';
import { addDays } from '@/lib/dates/calendar-day';
import { formatShortDay, formatWeekday, spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money/money';
import { interpolate } from '@/lib/text/interpolate';
import { namesInWords, planTrip } from '@/lib/trip-options/plan';
import { ExampleTag } from './example-tag';

/** An example of a reply by chat: days, hotels, ferries, total, and until when the offer is valid. */
export function ExampleReply() {
  const facts = factsOfReply();
  return (
    <section aria-labelledby="example-reply">
      <h2 id="example-reply" className="text-2xl">
        {labels.team.exampleReply} <ExampleTag of={[exampleReply]} />
      </h2>
      <div className="mt-4 max-w-text space-y-4 rounded-3xl rounded-tl-none bg-sand p-5 md:p-8">
        {exampleReply.lines.map((line) => (
          <p key={line}>{interpolate(line, facts)}</p>
        ))}
      </div>
    </section>
  );
}

/** The values of the reply's placeholders, calculated in the same way as on the page of the trip. */
function factsOfReply(): Record<string, string> {
  const { trip: slug, hotels, arrive } = exampleReply;
  const trip = findItem('package', slug);
  // The check of the content ensures that the trip exists.
  if (!trip) return {};
  const rooms = classes.find(({ name }) => name === hotels)?.hotels ?? [];
  // The day and the hotel of each entry of the itinerary: {day1}, {hotel1} and so on.
  const byDay = trip.itinerary.flatMap(({ stay }, index) => [
    [`day${index + 1}`, formatWeekday(addDays(arrive, index), 'short')],
    [`hotel${index + 1}`, rooms.find(({ place }) => place === stay)?.names[0] ?? ''],
  ]);
  const choice = { hotels, extras: [] };
  const { sums, total } = planTrip(planData, pricedTripOf(trip), choice, { arrival: arrive });
  return {
    ...Object.fromEntries(byDay),
    dates: spanInWords(arrive, addDays(arrive, trip.itinerary.length - 1)),
    includes: namesInWords(includedIn(trip)),
    class: hotels,
    total,
    deposit: formatRupees(sums.deposit),
    balance: formatRupees(sums.balance),
    balanceDay: formatShortDay(addDays(arrive, -terms.deposit.balanceDays)),
  };
}
