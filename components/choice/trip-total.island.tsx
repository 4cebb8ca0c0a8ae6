'use client';

import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import type { DataFiles } from '@/lib/data-files/data-files';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { anchors } from '@/lib/routes/anchors';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { formatTotal } from '@/lib/trips/format-total';
import { planTrip } from '@/lib/trips/plan-trip';
import { findPackage } from '@/lib/trips/tariff';

type TripTotalProps = { route: string } & Pick<DataFiles, 'tariff'>;

/** The total of a package for the visitor's choice. At build time, it is the total of the listed package. */
export function TripTotal({ route, tariff }: TripTotalProps) {
  const arrival = useStored(dayStore);
  const choice = useStored(choiceStore);
  const item = findPackage(tariff, route);
  if (!item) return null;
  const trip = planTrip(tariff, item, choice, { arrival, today: dayInIndia() });
  const { assumptions, total, notes, parts, payments } = formatTotal(trip, tariff.totalMessages);
  return (
    <>
      <output className="block">
        <span className="block">{withNoBreakSpaces(assumptions)}</span>
        <strong className="tabular block font-serif text-title font-normal">{total}</strong>
        {notes.map((note) => (
          <span key={note} className="mt-2 block text-base">
            {withNoBreakSpaces(note)}
          </span>
        ))}
      </output>
      {!arrival && (
        <p className="mt-2 text-base opacity-85">
          <a href={`#${anchors.package.dates}`} className="underline underline-offset-4">
            {tariff.totalMessages.chooseDay}
          </a>
        </p>
      )}
      {parts.length > 0 && <Amounts rows={parts} />}
      <Amounts rows={payments} />
    </>
  );
}

/** A list of amounts in rupees. The last list says how the total is paid. */
function Amounts({ rows }: { rows: { label: string; amount: string }[] }) {
  return (
    <dl className="tabular mt-3 divide-y divide-white/25 border-t border-white/25 text-base last:mt-6 last:border-t-2 last:border-paper">
      {rows.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 py-1.5">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
