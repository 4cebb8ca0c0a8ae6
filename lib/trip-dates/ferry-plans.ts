import { fillIn } from '@/lib/text/fill-in';
import { capitalize } from '@/lib/text/sentence';
import type { TripDay, TripsFile } from './trips-file-shape';

type Days = readonly Pick<TripDay, 'title' | 'ferries' | 'night'>[];
type Data = { town: TripsFile['town']; words: Pick<TripsFile['words'], 'ferryFails'> };
/** Writes a day, which counts from 1: day 4, or Thu, 24 Dec. */
type NameOf = (day: number) => string;

/**
 * What to do when the ferry of a day is cancelled: take the next safe ship, which is that of the next morning,
 * and miss what is planned for that day, or choose between that and a later day there; leave out a place that
 * one would leave again then; stay, where one would come back that day; or, where that ship is too late, take
 * any other of the day, else change the flight.
 * @param day counts from 1
 * @param isLonger whether we would add a night before the flight: the next ship is then in time for it
 * @returns undefined for a day without a ferry
 */
export function ferryPlanOf(
  days: Days,
  day: number,
  { town, words: { ferryFails: words } }: Data,
  nameOf: NameOf,
  isLonger = false,
): string | undefined {
  const { ferries = [], night = town } = days[day - 1] ?? {};
  if (ferries.length === 0) return undefined;
  const [next, flight] = [day + 1, days.length];
  const nightOf = (one: number) => days[one - 1]?.night ?? town;
  const here = nightOf(day - 1);
  const then = nightOf(next);
  const { title = '', ferries: nextFerries = [] } = days[next - 1] ?? {};
  // A later day in the same place, without a ferry, may have what is missed.
  const other = days
    .slice(next, -1)
    .find(({ ferries: no = [], night: at = town }) => no.length === 0 && at === then)?.title;
  const planOf = (): keyof typeof words => {
    if (here === then) return 'stay';
    if (next >= flight) return 'flight';
    if (nextFerries.length > 0) return 'straight';
    return other ? 'choose' : 'sail';
  };
  const plan = planOf();
  const text = isLonger && plan === 'flight' ? `${words.flight} ${words.longer}` : words[plan];
  return fillIn(text, {
    here,
    next: nameOf(next),
    night,
    then,
    title,
    other: other ?? '',
    flight: nameOf(flight),
  });
}

/**
 * The plans for all days with a ferry, and the last day to cross before the flight, where no plan is about the
 * flight itself; none without a ferry.
 */
export function ferryPlansOf(days: Days, data: Data, nameOf: NameOf, isLonger = false): string[] {
  const plans = days.flatMap((_, index) => {
    const plan = ferryPlanOf(days, index + 1, data, nameOf, isLonger);
    return plan ? [`${capitalize(nameOf(index + 1))}: ${plan}`] : [];
  });
  const lastFerry = lastFerryOf(days);
  if (plans.length === 0 || lastFerry >= days.length - 1) return plans;
  return [...plans, fillIn(data.words.ferryFails.last, { day: nameOf(days.length - 1) })];
}

/** What a storm can cost: in rough months and cyclone weeks this many nights belong before the flight. */
const nightsWanted = 2;

/** The nights that a trip lacks after its last ferry, whose day counts from 1, and its length with them. */
type BufferNights = { nights: number; lastFerry: number; length: { nights: number; days: number } };

/**
 * Finds how many nights a trip lacks between its last ferry and its flight home, for months in which
 * storms can stop ferries.
 * @param days the days of the trip; the last one is that of the flight
 * @returns undefined for a trip without a ferry, and for one that has two nights there already
 */
export function bufferNightsOf(days: readonly FerryDay[]): BufferNights | undefined {
  const lastFerry = lastFerryOf(days);
  const nights = nightsWanted - (days.length - lastFerry);
  if (lastFerry === 0 || nights <= 0) return undefined;
  const all = days.length + nights;
  return { nights, lastFerry, length: { nights: all - 1, days: all } };
}

type FerryDay = { ferries?: readonly unknown[] | undefined };

/** The day of the last ferry, from 1; 0 without a ferry. */
function lastFerryOf(days: readonly FerryDay[]): number {
  return days.findLastIndex(({ ferries = [] }) => ferries.length > 0) + 1;
}
