'use client';

import { useEffect } from 'react';
import { type TripProps, useTrip } from '@/components/dates/use-trip';
import { choiceStore } from '@/components/storage/choice-store';
import { tripLines } from '@/components/storage/trip-lines';
import { anchors } from '@/lib/routes/anchors';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';
import { choiceAsLines, formatTotal, valuesForEnquiry } from '@/lib/trips/format-total';

/** The total of a package for the visitor's choice. At build time, it is the total of the listed package. */
export function TripTotal({ route, tariff }: TripProps) {
  const trip = useTrip({ route, tariff });
  const { totalMessages: messages } = tariff;
  useEffect(() => {
    const values = valuesForEnquiry(tariff, choiceStore.read(), trip);
    tripLines.current = choiceAsLines(values, messages);
  });
  if (!trip) return null;
  const { assumptions, total, notes, parts, payments } = formatTotal(trip, messages);
  return (
    <>
      <output className="block">
        <span className="block">{withNoBreakSpaces(assumptions)}</span>
        <strong className="tabular mt-1 block font-serif text-title font-normal">{total}</strong>
        {notes.map((note) => (
          <span key={note} className="mt-2 block text-base">
            {withNoBreakSpaces(note)}
          </span>
        ))}
      </output>
      {!trip.arrival && (
        <p className="mt-2 text-base opacity-85">
          <a href={`#${anchors.package.dates}`} className="underline underline-offset-4">
            {messages.chooseDay}
          </a>
        </p>
      )}
      {parts.length > 0 && <Amounts amounts={parts} />}
      <Amounts amounts={payments} />
    </>
  );
}

/** A list of amounts in rupees. The last list says how the total is paid. */
function Amounts({ amounts }: { amounts: { label: string; amount: string }[] }) {
  return (
    <dl className="tabular mt-3 divide-y divide-white/25 border-t border-white/25 text-base last:mt-6 last:border-t-2 last:border-paper">
      {amounts.map(({ label, amount }) => (
        <div key={label} className="flex justify-between gap-4 py-1.5">
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  );
}
