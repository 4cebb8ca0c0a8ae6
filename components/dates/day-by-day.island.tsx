'use client';

import type { ComponentProps } from 'react';
import { ShareLinks } from '@/components/share/share-links';
import { rowLinkStyle } from '@/components/ui/text-link';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { interpolate } from '@/lib/text/interpolate';
import type { DateNote } from '@/lib/trips/date-notes';
import { type FormattedTrip, formatTrip, tripAsIcs, tripAsText } from '@/lib/trips/format-trip';
import { isDated } from '@/lib/trips/plan-trip';
import type { Tariff } from '@/lib/trips/tariff';
import { type TripProps, useTrip } from './use-trip';

type DayByDayProps = TripProps & {
  /** What the links below the days share. Its URL gets the day of arrival. */
  share: Omit<ComponentProps<typeof ShareLinks>, 'text'>;
};

/** The days of a trip on the visitor's dates. Without dates, only the links for sharing are shown. */
export function DayByDay({ share, ...props }: DayByDayProps) {
  const { dateMessages: messages } = props.tariff;
  const planned = useTrip(props);
  const trip = planned && isDated(planned) ? formatTrip(planned, props.tariff) : undefined;
  const url = setParameters(share.url, { [parameters.day]: trip?.arrival });
  return (
    <>
      <p role="status" className="empty:hidden">
        {trip ? trip.summary : ''}
      </p>
      {trip && <Days key={trip.span} trip={trip} messages={messages} />}
      <div className="print:hidden mt-4 flex flex-wrap items-center gap-x-4">
        <ShareLinks
          {...share}
          text={trip ? tripAsText(share.subject, trip) : share.subject}
          url={url}
        />
        {trip && (
          <a
            key={trip.span}
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(tripAsIcs(share.subject, trip, url, new Date()))}`}
            download={`${new URL(url).pathname.split('/').at(-1)}-${trip.arrival}.ics`}
            className={rowLinkStyle}
          >
            {messages.calendar}
          </a>
        )}
      </div>
    </>
  );
}

function Days({ trip, messages }: { trip: FormattedTrip; messages: Tariff['dateMessages'] }) {
  return (
    <div className="mt-4 space-y-8 print:columns-2">
      <div>
        <NoteList notes={trip.notes.filter(({ day }) => day === undefined)} />
        <ol className="divide-y divide-line">
          {trip.days.map(({ label, title, sun, notes }) => (
            <li key={label} className="gap-x-6 py-3 sm:grid sm:grid-cols-[7rem_1fr]">
              <p className="font-semibold whitespace-nowrap">{label}</p>
              <div>
                <h3 className="text-xl leading-tight">{title}</h3>
                <p className="tabular text-base text-quiet">{interpolate(messages.sun, sun)}</p>
                <NoteList notes={notes} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="space-y-2">
        <h3 className="text-xl">{messages.money.heading}</h3>
        <ul className="tabular divide-y divide-line border-y border-line text-base">
          {trip.payments.map((line) => (
            <li key={line} className="py-2">
              {line}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A list of notes. Closures and risks are bold. */
function NoteList({ notes }: { notes: readonly DateNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="my-2 list-disc space-y-1 pl-5 text-base marker:text-warning">
      {notes.map(({ severity, text }) => (
        <li key={text} className={severity === 'info' ? undefined : 'font-semibold'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
