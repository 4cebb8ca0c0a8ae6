import { formatSpan } from '@/lib/dates/format-dates';
import { type DateNote, dateNotesOf } from '@/lib/trips/date-notes';
import { useDatedTrip } from './use-dated-trip';

/** The dates of a trip and its notes, or a sentence that there are no notes. Renders nothing without dates. */
export function TripNotes({ route }: { route: string }) {
  const dated = useDatedTrip(route);
  if (!dated) return null;
  const { trip, data } = dated;
  const span = formatSpan(trip.arrival, trip.departure, trip.today);
  const notes = dateNotesOf(trip, data);
  return (
    <div key={span}>
      <p className="font-medium">{`${span}.`}</p>
      {notes.length > 0 ? <NoteList notes={notes} /> : <p>{data.messages.fits}</p>}
    </div>
  );
}

/** A list of notes. Closures and risks are bold. */
export function NoteList({ notes }: { notes: readonly DateNote[] }) {
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
