import { findItem } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import {
  classes,
  exampleReply,
  includedIn,
  optionsData,
  tripDataOf,
} from '@/lib/content/query/trip-options';
import { addDays } from '@/lib/dates/calendar-day';
import { formatShortDay, spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';
import { applyChoice, namesInWords } from '@/lib/trip-options/choice';

/** An example of a reply by chat: hotels, ferries, total, and until when the offer is valid. */
export function ExampleReply() {
  const facts = factsOfReply();
  return (
    <section aria-labelledby="example-reply">
      <h2 id="example-reply" className="text-2xl">
        {labels.team.exampleReply}
      </h2>
      <div className="mt-4 max-w-text space-y-2 rounded-3xl rounded-tl-none bg-sand p-5 text-base leading-snug">
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
  const days = itineraryOf(trip);
  const stays = trip.itinerary.map(({ stay }) => stay);
  const { sums } = applyChoice(
    optionsData,
    tripDataOf(trip),
    { hotels, extras: [] },
    { arrival: arrive },
  );
  return {
    dates: spanInWords(arrive, addDays(arrive, days.length - 1)),
    hotels: classes
      .filter(({ name }) => name === hotels)
      .flatMap((hotelClass) => hotelClass.hotels.filter(({ place }) => stays.includes(place)))
      .map(({ place, names }) => `${names[0]} (${shortNameOf(place)})`)
      .join(', '),
    ferries: days
      .flatMap(({ ferries }, index) =>
        ferries.map(({ name }) => `${name} (${formatShortDay(addDays(arrive, index))})`),
      )
      .join(', '),
    includes: namesInWords(includedIn(trip)),
    class: hotels,
    total: formatRupees(sums.total),
    deposit: formatRupees(sums.deposit),
    balance: formatRupees(sums.balance),
    balanceDay: formatShortDay(addDays(arrive, -terms.deposit.balanceDays)),
  };
}
