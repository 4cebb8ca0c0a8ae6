'use client';

import { useEffect, useReducer, useSyncExternalStore } from 'react';
import type { ShareMessages } from '@/components/share/copy-link';
import { ShareLinks } from '@/components/share/share-links';
import { fetchOnce } from '@/components/ui/fetch-once';
import { rowLinkStyle } from '@/components/ui/text-link';
import { useFetched } from '@/components/ui/use-fetched';
import type { TripsFile } from '@/lib/browser-files/types';
import { dayInIndia } from '@/lib/dates/calendar-day';
import type { DateNote } from '@/lib/dates/date-notes';
import { calendarFile, type DatedTrip, makeDatedTrip, tripAsText } from '@/lib/dates/dated-trip';
import { formatDay } from '@/lib/dates/format-day';
import { parameters, tripsPath } from '@/lib/routes';
import { setParameters } from '@/lib/set-parameters';
import { interpolate } from '@/lib/text/interpolate';
import { readDay, readReplacedDay, subscribeToDay, writeDay } from './day-store';

type Share = {
  name: string;
  /** The URL of the trip's page. */
  url: string;
  messages: ShareMessages;
  newTabNote: string;
  /** The name of the link to the calendar file. */
  calendar: string;
};

type Props = {
  /** What to show: every day, all notes, or one line. */
  as: 'days' | 'notes' | 'line';
  /** The route of the trip. */
  trip: string;
  /** The data for the links below the days. */
  share?: Share;
};

/** A trip on the dates that the visitor has chosen. Without dates, only the links for sharing are shown. */
export function DatedTripView({ as, trip: route, share }: Props) {
  const { day, data } = useTrips();
  const record = data?.trips[route];
  const trip =
    day && record && makeDatedTrip({ trip: record, arrival: day, today: dayInIndia(), data });
  if (as === 'line') return trip && lineOf(trip);
  if (as === 'notes') return trip && <Notes key={day} trip={trip} fits={data.messages.fits} />;
  return (
    <>
      <p role="status" className="empty:hidden">
        {trip ? trip.summary : ''}
      </p>
      {trip && <Days key={day} trip={trip} data={data} />}
      {share && <Links {...share} trip={trip || undefined} />}
    </>
  );
}

/**
 * Says that the trips of a list have their dates (`shown`), or that the dates have not loaded (`failed`). If the day comes
 * from a shared address, it offers the visitor's own.
 */
export function DatesStatus({ shown, failed }: { shown?: string; failed: string }) {
  const { day, data, hasFailed } = useTrips();
  const own = readReplacedDay();
  if (hasFailed) return failed;
  if (!day || !data) return null;
  if (!own) return shown;
  const { replaced, useOwn } = data.messages;
  return (
    <>
      {`${interpolate(replaced, { day: formatDay(own) })} `}
      <button type="button" onClick={() => writeDay(own)} className={rowLinkStyle}>
        {useOwn}
      </button>
    </>
  );
}

const fetchTrips = fetchOnce<TripsFile>(tripsPath);

/** The chosen day and the data of all trips. After a failure, choosing a day tries again, even if it is the same. */
function useTrips() {
  const day = useSyncExternalStore(subscribeToDay, readDay, () => undefined);
  const [choices, countChoice] = useReducer((count: number) => count + 1, 0);
  useEffect(() => subscribeToDay(countChoice), []);
  return { day, ...useFetched(fetchTrips, day !== undefined, choices) };
}

/** The dates of a trip, its surcharge and the closures, in one line. */
function lineOf({ span, surcharge, notes }: DatedTrip): string {
  const closed = notes.filter(({ severity }) => severity === 'closed');
  return [`${span}.`, surcharge, ...closed.map(({ text }) => text)].filter(Boolean).join(' ');
}

/** The dates of a trip and its notes, or a sentence that it has none. */
function Notes({ trip: { span, notes }, fits }: { trip: DatedTrip; fits: string }) {
  return (
    <>
      <p className="font-medium">{`${span}.`}</p>
      {notes.length > 0 ? <NoteList notes={notes} /> : <p>{fits}</p>}
    </>
  );
}

function Days({ trip, data }: { trip: DatedTrip; data: TripsFile }) {
  const { messages, terms } = data;
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
          {trip.money.map((line) => (
            <li key={line} className="py-2">
              {line}
            </li>
          ))}
        </ul>
        {terms.example && <p className="print:hidden text-base text-quiet">{terms.example}</p>}
      </div>
    </div>
  );
}

/** A list of notes. Closures and risks are bold. */
function NoteList({ notes }: { notes: readonly DateNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className="my-2 list-disc space-y-1 pl-5 text-base marker:text-ember">
      {notes.map(({ severity, text }) => (
        <li key={text} className={severity === 'note' ? undefined : 'font-semibold'}>
          {text}
        </li>
      ))}
    </ul>
  );
}

type LinksProps = Share & { trip: DatedTrip | undefined };

/** Links that share the trip, with its dates if there are any, and the calendar file. */
function Links({ name, url, messages, newTabNote, calendar, trip }: LinksProps) {
  const urlWithDay = setParameters(url, { [parameters.arrival]: trip?.arrival });
  return (
    <div className="print:hidden mt-4 flex flex-wrap items-center gap-x-4">
      <ShareLinks
        subject={name}
        text={trip ? tripAsText(trip, urlWithDay) : `${name}\n${url}`}
        url={urlWithDay}
        messages={messages}
        newTabNote={newTabNote}
      />
      {trip && (
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(trip, urlWithDay, new Date()))}`}
          download={`${new URL(url).pathname.split('/').at(-1)}-${trip.arrival}.ics`}
          className={rowLinkStyle}
        >
          {calendar}
        </a>
      )}
    </div>
  );
}
