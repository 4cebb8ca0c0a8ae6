import { addDays, daysBetween, monthOf } from '@/lib/dates/calendar-day';
import { formatWeekday } from '@/lib/dates/date-words';
import type { SumName } from '@/lib/money';
import { countPhrase, fillIn } from '@/lib/text/fill-in';
import { asSentence, capitalize } from '@/lib/text/sentence';
import { type DateNote, findDateNotes } from './date-notes';
import { ferryPlanOf, ferryPlansOf } from './ferry-plans';
import { type PaymentSchedule, paymentScheduleOf } from './payment-schedule';
import { darknessOf, moonOf, sunOf } from './sun-and-moon';
import type { TripContext } from './trip-context';
import { priceOn, surchargeInWords, totalsOf } from './trip-price';
import type { TripDay, TripsFile } from './trips-file-shape';

/** Who lands so many days from now should call: a letter may wait a day for its answer. */
const soonDays = 14;

/** A day of a trip on its date. */
export type DatedDay = {
  /** Such as Sun, 20 Dec. */
  label: string;
  title: string;
  /** What this day meets; what the whole trip meets stands in no day. */
  notes: DateNote[];
  /**
   * What the day times by the sun. On the first day also when the sun rises and sets: that changes little. In
   * months of glowing plankton, when a night outside the town is dark; on the first of them, and where the day is
   * about it, what that means.
   */
  sunAndMoon: string;
  /** On the first day that needs it: the link to where the tide is looked up. */
  tide?: TripsFile['tides'];
  /** Its ferries, what to do when they are cancelled, and where one sleeps. */
  travel: string[];
};

/** Everything that a trip with a day of arrival says. */
export type DatedTrip = {
  name: string;
  arrival: string;
  days: DatedDay[];
  /** All that its days meet, the most severe first. */
  notes: DateNote[];
  /** From when to when, whether to call, how many notes there are, and what was not looked at. */
  summary: string;
  /** What to do when a ferry is cancelled. */
  ferryPlans: string[];
  /** Which nights cost more, or that none does, and whether the sums include it; empty where no night ever does. */
  surcharge: string;
  /** What each party of the table pays, where that is known: the whole, what is paid to book, and the balance. */
  totals: Record<SumName, string>[] | undefined;
  money: PaymentSchedule;
  /** Whether a day lies in a month in which storms can stop ferries. */
  isRough: boolean;
};

/** Puts dates on a trip: for its page, its chat text and its calendar file. */
export function datedTrip(context: TripContext): DatedTrip {
  const { trip, arrival, data } = context;
  const notes = findDateNotes(context);
  const money = paymentScheduleOf(context);
  const firstIsle = trip.days.findIndex(({ night = data.town }) => night !== data.town);
  const firstWithTide = trip.days.findIndex(({ tide }) => tide);
  const labelOf = (day: number) => formatWeekday(addDays(arrival, day - 1), 'short');
  const months = trip.days.map((_, index) => monthOf(addDays(arrival, index)));
  const isRough = months.some((month) => Object.values(data.sea).flat().includes(month));
  return {
    name: trip.name,
    arrival,
    days: trip.days.map((day, index) => ({
      label: labelOf(index + 1),
      title: day.title,
      notes: notes.filter((one) => one.day === index + 1),
      sunAndMoon: sunAndMoonOf(day, index, index === firstIsle, context),
      tide: index === firstWithTide ? data.tides : undefined,
      travel: travelOf(day, ferryPlanOf(trip.days, index + 1, data, labelOf, isRough), data),
    })),
    notes,
    summary: summaryOf(notes, context),
    ferryPlans: ferryPlansOf(trip.days, data, labelOf, isRough),
    surcharge: surchargeLine(context),
    totals: totalsOf(context),
    money,
    isRough,
  };
}

function surchargeLine(context: TripContext): string {
  const { words, surcharge } = context.data;
  if (!surcharge) return '';
  const dearer = surchargeInWords(context);
  if (!dearer) return words.noSurcharge;
  const sums = priceOn(context) ? words.inSums : asSentence(words.totals.basis);
  return `${dearer} ${sums}`;
}

/** @param isFirstIsle whether it is the first day with a night outside the town */
function sunAndMoonOf(
  day: TripDay,
  index: number,
  isFirstIsle: boolean,
  { arrival, data }: TripContext,
): string {
  const date = addDays(arrival, index);
  const { at, bySun = [], night = data.town, dark } = day;
  const times = bySun.map(
    ({ words, minutes, event }) => `${capitalize(words)}: ${sunOf(date, at, minutes)[event]}`,
  );
  const sun = index === 0 ? [fillIn(data.words.sun, sunOf(date, at))] : [];
  const isGlowing = night !== data.town && data.glow.includes(monthOf(date));
  const moonlight = isGlowing ? moonlightOf(day, date, data, isFirstIsle || Boolean(dark)) : [];
  return [...sun, ...times, ...moonlight].map(asSentence).join(' ');
}

/** When the night is dark, and what that means for plankton; on a day about it also how old the moon is. */
function moonlightOf(
  { at, dark }: TripDay,
  date: string,
  { words }: TripsFile,
  withMeaning: boolean,
): string[] {
  const darkness = darknessOf(date, at);
  const light = darkness ? darknessIn(words, darkness) : words.bright;
  const plankton = darkness ? words.glow : words.noGlow;
  const sentences = [capitalize(light)];
  if (dark) sentences.unshift(words.moon[moonOf(date)] ?? '');
  if (withMeaning) sentences.push(plankton);
  return sentences;
}

function darknessIn(
  words: TripsFile['words'],
  { from, until, hours, moonSets, moonRises }: NonNullable<ReturnType<typeof darknessOf>>,
): string {
  if (moonRises && !moonSets) return fillIn(words.moonRises, { until });
  return countPhrase(moonSets ? words.moonSets : words.dark, hours, { from });
}

function travelOf({ ferries, night }: TripDay, plan: string | undefined, { words }: TripsFile) {
  const lines = ferries.map((name) => `${words.ferry}: ${name}`);
  if (plan) lines.push(`${words.ferryFails.heading}: ${plan}`);
  if (night) lines.push(`${words.nightIn} ${night}`);
  return lines;
}

function summaryOf(
  notes: readonly DateNote[],
  { trip, arrival, today, data: { words } }: TripContext,
): string {
  const last = addDays(arrival, trip.days.length - 1);
  const [from, to] = [formatWeekday(arrival, 'long'), formatWeekday(last, 'long')];
  const closed = notes.filter(({ severity }) => severity === 'closed').length;
  const others = notes.length - closed;
  const sentences = [
    fillIn(words.span, { from, to }),
    daysBetween(today, arrival) <= soonDays && words.soon,
    notes.length === 0 && words.fits,
    words.unseen,
    closed > 0 && capitalize(countPhrase(words.conflicts, closed)),
    others > 0 && capitalize(countPhrase(words.facts, others)),
  ];
  return sentences.filter(Boolean).join(' ');
}
