import { useData } from '@/components/loading/use-data';
import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { useStored } from '@/components/storage/use-stored';
import type { DateNote } from '@/lib/trips/date-notes';
import { formatTrip } from '@/lib/trips/format-trip';
import { planDatedTrip } from '@/lib/trips/plan-dated-trip';

/** The dates of a trip and its notes, or a sentence that there are no notes. Renders nothing without dates. */
export function TripNotes({ route }: { route: string }) {
  const { trip, data } = useDatedTrip(route);
  if (!trip) return null;
  return (
    <div key={trip.span}>
      <p className="font-medium">{`${trip.span}.`}</p>
      {trip.notes.length > 0 ? <NoteList notes={trip.notes} /> : <p>{data.messages.fits}</p>}
    </div>
  );
}

/** The trip on the visitor's dates, and the data of all trips, once they have loaded. */
export function useDatedTrip(route: string) {
  const day = useStored(dayStore);
  const { data: trips } = useData('trips', day !== undefined);
  const { data: tariff } = useData('tariff', day !== undefined);
  const trip = planDatedTrip({ trips, tariff }, route, useStored(choiceStore), day);
  return trips && trip ? { trip: formatTrip(trip, trips), data: trips } : {};
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
