import { TextLink } from '@/components/ui/text-link';
import { includedExtras } from '@/lib/content/query/extras';
import { hotelClasses } from '@/lib/content/query/hotels';
import { findItem } from '@/lib/content/query/items';
import { exampleReply } from '@/lib/content/query/people';
import { labels, pages } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { sharedOptions, tripOptionsOf } from '@/lib/data-files/trip-options';
import { addDays } from '@/lib/dates/calendar-day';
import { formatShortDay, formatWeekday, spanInWords } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money/money';
import { anchors } from '@/lib/routes/anchors';
import { interpolate } from '@/lib/text/interpolate';
import { choiceForTrip } from '@/lib/trip-options/choice';
import { totalOf } from '@/lib/trip-options/total';
import { namesInWords } from '@/lib/trip-options/total-words';
import { ExampleTag } from './example-tag';

/** An example of a reply by chat, with links to others: days, hotels, ferries, total, and until when it is valid. */
export function ExampleReply() {
  const facts = factsOfReply();
  return (
    <section aria-labelledby={anchors.contact.exampleReply}>
      <h2 id={anchors.contact.exampleReply} className="text-2xl">
        {labels.team.exampleReply} <ExampleTag of={[exampleReply]} />
      </h2>
      <div className="mt-4 max-w-text space-y-4 rounded-3xl rounded-tl-none bg-sand p-5 md:p-8">
        {exampleReply.lines.map((line) => (
          <p key={line}>{interpolate(line, facts)}</p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {pages.packages.samplePlans.others.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  );
}

/** The values of the reply's placeholders, calculated in the same way as on the page of the trip. */
function factsOfReply(): Record<string, string> {
  const { trip: slug, hotels, arrive } = exampleReply;
  const trip = findItem('package', slug);
  // The check of the content ensures that the trip exists.
  if (!trip) return {};
  const rooms = hotelClasses.find(({ name }) => name === hotels)?.hotels ?? [];
  // The day and the hotel of each entry of the itinerary: {day1}, {hotel1} and so on.
  const byDay = trip.itinerary.flatMap(({ stay }, index) => [
    [`day${index + 1}`, formatWeekday(addDays(arrive, index), 'short')],
    [`hotel${index + 1}`, rooms.find(({ place }) => place === stay)?.names[0] ?? ''],
  ]);
  const chosen = { hotels, extras: [] };
  const choice = choiceForTrip(sharedOptions, tripOptionsOf(trip), chosen, { arrival: arrive });
  const { total, deposit, balance } = totalOf(choice, sharedOptions.rates);
  return {
    ...Object.fromEntries(byDay),
    dates: spanInWords(arrive, addDays(arrive, trip.itinerary.length - 1)),
    includes: namesInWords(includedExtras(trip)),
    class: hotels,
    total: formatRupees(total),
    deposit: formatRupees(deposit),
    balance: formatRupees(balance),
    balanceDay: formatShortDay(addDays(arrive, -terms.deposit.balanceDays)),
  };
}
