'use client';

import { useState } from 'react';
import type { ShareMessages } from '@/components/share/copy-link.island';
import { ShareLinks } from '@/components/share/share-links';
import { rowLinkStyle } from '@/components/ui/text-link';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { interpolate } from '@/lib/text/interpolate';
import type { DatesData } from '@/lib/trips/dates-data';
import { calendarFile, type FormattedTrip, formatTrip, tripAsText } from '@/lib/trips/format-trip';
import { NoteList } from './trip-notes';
import { useDatedTrip } from './use-dated-trip';

type DayByDayProps = {
  /** The route of the package. */
  route: string;
  /** What the links below the days share, its URL, and their messages. */
  share: {
    name: string;
    url: string;
    messages: ShareMessages;
    newTabNote: string;
    /** The name of the link to the calendar file. */
    calendar: string;
  };
};

/** The days of a trip on the visitor's dates. Without dates, only the links for sharing are shown. */
export function DayByDay({ route, share }: DayByDayProps) {
  const dated = useDatedTrip(route);
  const trip = dated && formatTrip(dated.trip, dated.data);
  return (
    <>
      <p role="status" className="empty:hidden">
        {trip ? trip.summary : ''}
      </p>
      {trip && <Days key={trip.span} trip={trip} messages={dated.data.messages} />}
      <Links trip={trip} share={share} />
    </>
  );
}

function Days({ trip, messages }: { trip: FormattedTrip; messages: DatesData['messages'] }) {
  return (
    <div className="mt-4 grid gap-x-16 gap-y-8 print:block print:columns-2 lg:grid-cols-text-panel">
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

/** Links that share the trip, with its dates if there are any, and the calendar file. */
function Links({
  trip,
  share,
}: Pick<DayByDayProps, 'share'> & { trip: FormattedTrip | undefined }) {
  const { name, url, messages, newTabNote, calendar } = share;
  const urlWithDay = setParameters(url, { [parameters.day]: trip?.arrival });
  return (
    <div className="print:hidden mt-4 flex flex-wrap items-center gap-x-4">
      <ShareLinks
        subject={name}
        text={trip ? tripAsText(trip, urlWithDay) : `${name}\n${url}`}
        url={urlWithDay}
        messages={messages}
        newTabNote={newTabNote}
      />
      {trip && <CalendarLink key={trip.span} trip={trip} url={urlWithDay} label={calendar} />}
    </div>
  );
}

/** A link that downloads a dated trip as a calendar file. Its time stamp is when these dates were first shown. */
function CalendarLink({ trip, url, label }: { trip: FormattedTrip; url: string; label: string }) {
  const [madeAt] = useState(() => new Date());
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(trip, url, madeAt))}`}
      download={`${new URL(url).pathname.split('/').at(-1)}-${trip.arrival}.ics`}
      className={rowLinkStyle}
    >
      {label}
    </a>
  );
}
