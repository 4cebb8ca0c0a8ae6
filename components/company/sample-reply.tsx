import { findItem } from '@/lib/content/query/items';
import { itineraryOf } from '@/lib/content/query/itinerary';
import { shortNameOf } from '@/lib/content/query/places';
import { labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { classesOf, includedIn, rates, sampleReply } from '@/lib/content/query/trip-options';
import { addDays } from '@/lib/dates/calendar-day';
import { formatShortDay, spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { interpolate } from '@/lib/text/interpolate';
import { joinNames } from '@/lib/text/join-words';
import { totalOf } from '@/lib/trip-options/total';

/** A reply as guests get it by chat: hotels, ferries, total, and until when it holds. */
export function SampleReply() {
  const facts = factsOfReply();
  if (!facts) return null;
  return (
    <section aria-labelledby="sample-reply">
      <h2 id="sample-reply" className="text-2xl">
        {labels.options.sampleReply}
      </h2>
      <div className="mt-4 max-w-text space-y-2 rounded-3xl rounded-tl-none bg-sand p-5 text-base leading-snug">
        {sampleReply.lines.map((line) => (
          <p key={line}>{interpolate(line, facts)}</p>
        ))}
      </div>
    </section>
  );
}

/** What the lines of the reply name, worked out from the trip as its page does. */
function factsOfReply(): Record<string, string> | undefined {
  const { trip: slug, hotels: name, arrive } = sampleReply;
  const trip = findItem('package', slug);
  const hotelClass = trip && classesOf(trip).find((one) => one.name === name);
  if (!trip || hotelClass?.price === undefined) return undefined;
  const days = itineraryOf(trip);
  const stays = trip.itinerary.map(({ stay }) => stay);
  const nights = days.length - 1;
  const sums = totalOf(
    {
      ...{ price: hotelClass.price, nights, ferries: 0, extras: [], arrival: arrive },
      party: { adults: 2, children: 0, toddlers: 0 },
    },
    rates,
  );
  return {
    dates: spanInWords(arrive, addDays(arrive, nights)),
    hotels: hotelClass.hotels
      .filter(({ place }) => stays.includes(place))
      .map(({ place, names }) => `${names[0]} (${shortNameOf(place)})`)
      .join(', '),
    ferries: days
      .flatMap(({ ferries }, index) =>
        ferries.map((one) => `${one.name} (${formatShortDay(addDays(arrive, index))})`),
      )
      .join(', '),
    includes: joinNames(includedIn(trip)).toLowerCase(),
    class: name,
    total: formatRupees(sums.total),
    deposit: formatRupees(sums.deposit),
    balance: formatRupees(sums.balance),
    balanceDay: formatShortDay(addDays(arrive, -terms.deposit.balanceDays)),
  };
}
