import { ExampleTag } from '@/components/ui/example-tag';
import { TextLink } from '@/components/ui/text-link';
import { content, labels, pages } from '@/lib/content/query/all-content';
import { includedExtras } from '@/lib/content/query/extras';
import { hotelClasses } from '@/lib/content/query/hotels';
import { findItem } from '@/lib/content/query/items';
import { sampleReply } from '@/lib/content/query/people';
import { addDays } from '@/lib/dates/calendar-day';
import { formatShortDay, formatSpan, formatWeekday } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { anchors } from '@/lib/routes/anchors';
import { interpolate } from '@/lib/text/interpolate';
import { formatNames } from '@/lib/trips/format-total';
import { planTrip } from '@/lib/trips/plan-trip';

/** A sample reply in a chat: days, hotels, ferries, total, and how long it is valid. */
export function SampleReply({ className }: { className?: string }) {
  const values = replyValues();
  return (
    <section aria-labelledby={anchors.contact.sampleReply} className={className}>
      <h2 id={anchors.contact.sampleReply} className="text-2xl">
        {labels.team.sampleReply} <ExampleTag entries={[sampleReply]} />
      </h2>
      <div className="mt-4 space-y-4 rounded-3xl rounded-tl-none bg-sand p-5 max-lg:max-w-text md:p-8 lg:columns-2 lg:gap-12 *:break-inside-avoid">
        {sampleReply.lines.map((line) => (
          <p key={line}>{interpolate(line, values)}</p>
        ))}
      </div>
      <p className="mt-4 flex flex-wrap gap-x-6">
        {pages.packages.samplePlanLinks.others.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    </section>
  );
}

/** The values of the reply's placeholders, calculated as on the page of the package. */
function replyValues(): Record<string, string> {
  const { package: slug, hotelClass, arrival } = sampleReply;
  const item = findItem('package', slug);
  // lib/content/check/ ensures that the package exists.
  if (!item) return {};
  const rooms = hotelClasses.find(({ name }) => name === hotelClass)?.hotels ?? [];
  // The day and the hotel of each entry of the itinerary: {day1}, {hotel1} and so on.
  const byDay = item.itinerary.flatMap(({ stay }, index) => [
    [`day${index + 1}`, formatWeekday(addDays(arrival, index), 'short')],
    [`hotel${index + 1}`, rooms.find(({ place }) => place === stay)?.names[0] ?? ''],
  ]);
  const choice = { hotelClass, extras: [] };
  const trip = planTrip(content, item, choice, { arrival });
  const { departure = arrival, balanceDay = arrival, total, deposit, balance } = trip;
  return {
    ...Object.fromEntries(byDay),
    dates: formatSpan(arrival, departure),
    includes: formatNames(includedExtras(item)),
    class: hotelClass,
    total: formatRupees(total),
    deposit: formatRupees(deposit),
    balance: formatRupees(balance),
    balanceDay: formatShortDay(balanceDay),
  };
}
