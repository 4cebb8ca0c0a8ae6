import type { BusyPeriod, OpeningHours } from '@/content/schema/hours-and-seasons';
import { addDays, daysBetween, isInSeason, monthOf, weekdayOf } from '@/lib/dates/calendar-day';
import { findClosure, openingHoursOnDay } from '@/lib/dates/closures';
import { formatMonth, formatShortDay, formatSpan, formatWeekday } from '@/lib/dates/format-dates';
import { formatRupees } from '@/lib/money/money';
import { interpolate, pluralize } from '@/lib/text/interpolate';
import { joinWords } from '@/lib/text/join-words';
import { capitalize } from '@/lib/text/sentence';
import type { DatedTrip } from './plan-trip';
import type { Tariff } from './tariff';

/** A closure, a risk for the plan, or just information. */
const severities = ['closed', 'risk', 'info'] as const;

/** A note about a trip on its dates. `day` counts from 1, and is missing if the note is about the whole trip. */
export type DateNote = { severity: (typeof severities)[number]; day?: number; text: string };

type Messages = Tariff['dateMessages'];

/** What the reliability of ferries is in months when they may not sail, the worst first. */
const lowReliabilities = ['cancelled', 'cyclones', 'changeable'] as const;

/**
 * Finds the notes about a trip on its dates: closures, stormy months, nights with a surcharge, and busy periods.
 * @returns the most severe first, then in the order of the days
 */
export function dateNotesOf(trip: DatedTrip, tariff: Tariff): DateNote[] {
  const { dateMessages: messages, busyPeriods } = tariff;
  const dates = trip.days.map((_, index) => addDays(trip.arrival, index));
  const notes: DateNote[] = [
    ...trip.days.flatMap((day, index) => {
      const date = addDays(trip.arrival, index);
      const visited = openingHoursOnDay(day, tariff.openingHours);
      const closures = visited.flatMap((entry) => closureNotes(entry, date, tariff));
      return closures.map((note) => ({ ...note, day: index + 1 }));
    }),
    ...ferryNotes(trip, tariff),
    ...surchargeNotes(trip, messages),
    ...busyPeriods.flatMap((period) => busyNotes(period, dates, messages)),
  ];
  return severities.flatMap((severity) => notes.filter((note) => note.severity === severity));
}

/** The dates of a trip, its surcharge and its closures, in one line. */
export function describeDates(trip: DatedTrip, tariff: Tariff): string {
  const span = formatSpan(trip.arrival, trip.departure, trip.today);
  const closed = dateNotesOf(trip, tariff).filter(({ severity }) => severity === 'closed');
  const surcharge = trip.roomSurcharge > 0 ? [formatSurcharge(trip, tariff.dateMessages)] : [];
  return [`${span}.`, ...surcharge, ...closed.map(({ text }) => text)].join(' ');
}

/** The closures of an entry on a date. What replaces it in another season can be closed on that day too. */
function closureNotes(entry: OpeningHours, date: string, tariff: Tariff): DateNote[] {
  const closure = findClosure(entry, date);
  if (!closure) return [];
  const { name } = entry;
  const { dateMessages: messages, openingHours } = tariff;
  const instead = openingHours.find(({ slug }) => slug === entry.instead);
  const weekday = capitalize(weekdayOf(date));
  const text = interpolate(messages[closure], { name, date: formatShortDay(date), weekday });
  if (closure === 'uncertain') return [{ severity: 'risk', text }];
  if (closure !== 'season') return [{ severity: 'closed', text: `${text} ${messages.ask}` }];
  if (!instead || findClosure(instead, date) === 'season') return [{ severity: 'closed', text }];
  const open = interpolate(messages.instead, { name: instead.name });
  return [{ severity: 'info', text: `${text} ${open}` }, ...closureNotes(instead, date, tariff)];
}

/** A note about the months when storms may stop the trip's ferries. It mentions only the worst of them. */
function ferryNotes({ days, arrival }: DatedTrip, tariff: Tariff): DateNote[] {
  const { dateMessages: messages, ferryMonths } = tariff;
  const sailings = days.flatMap(({ ferryRoutes }, index) => {
    const date = addDays(arrival, index);
    return ferryRoutes ? { date, day: index + 1, reliability: ferryMonths[monthOf(date) - 1] } : [];
  });
  const worst = lowReliabilities.find((low) =>
    sailings.some(({ reliability }) => reliability === low),
  );
  if (!worst) return [];
  const risky = sailings.filter(({ reliability }) => reliability === worst);
  const months = joinWords([...new Set(risky.map(({ date }) => formatMonth(date)))]);
  const text = interpolate(messages.ferries[worst], { months });
  return [{ severity: worst === 'changeable' ? 'info' : 'risk', day: risky[0]?.day ?? 1, text }];
}

/** A note about the nights with a surcharge: which they are, and the sum per room. */
function surchargeNotes(trip: DatedTrip, messages: Messages): DateNote[] {
  const dates = trip.surchargeNights;
  const [first, last] = [dates.at(0), dates.at(-1)];
  if (!first || !last) return [];
  const nights = formatSpan(first, last);
  const text = capitalize(pluralize(messages.surchargeNights, dates.length, { nights }));
  return [{ severity: 'info', text: `${text} ${formatSurcharge(trip, messages)}` }];
}

const formatSurcharge = ({ roomSurcharge }: DatedTrip, messages: Messages) =>
  interpolate(messages.surchargeSum, { sum: formatRupees(roomSurcharge) });

/** A note about a busy period, which is a season, or single days with the days around them. */
function busyNotes(period: BusyPeriod, dates: readonly string[], messages: Messages): DateNote[] {
  const { season, days = [], around = 0 } = period;
  const isInPeriod = season && dates.some((date) => isInSeason(season, date));
  const busy = days.find((day) => dates.some((date) => Math.abs(daysBetween(day, date)) <= around));
  if (!isInPeriod && !busy) return [];
  const name = busy ? `${period.name}, ${formatShortDay(busy)}` : period.name;
  return [{ severity: 'info', text: interpolate(messages.busyPeriod, { name }) }];
}

/**
 * The payments for a trip, in up to three lines: the deposit, the last day for the balance, and the last day on which
 * cancelling costs least. Whoever books after the last day for the balance pays everything at once.
 */
export function formatPayments(trip: DatedTrip, tariff: Tariff): string[] {
  const { arrival, today, depositShare, balanceDay } = trip;
  const { charges } = tariff.terms.cancellation;
  const { money: messages } = tariff.dateMessages;
  const shareOf = (percent: number, all = messages.loseAll) =>
    percent === 100 ? all : interpolate(messages.share, { percent });
  const dayOf = (before: number) => addDays(arrival, -before);

  const lines = [interpolate(messages.book, { share: shareOf(depositShare, messages.payAll) })];
  if (balanceDay) {
    const share = shareOf(100 - depositShare);
    lines.push(interpolate(messages.balance, { share, day: dayInFull(balanceDay) }));
  }
  const charge = charges.find(({ days }) => days > 0 && dayOf(days) >= today);
  if (!charge) {
    const share = shareOf(charges.at(-1)?.percent ?? 100);
    return [...lines, interpolate(messages.cancelNow, { share })];
  }
  const day = dayInFull(dayOf(charge.days));
  return [...lines, interpolate(messages.cancel, { day, share: shareOf(charge.percent) })];
}

/** A day with its weekday and its year: Mon, 28 Dec 2026. */
function dayInFull(day: string): string {
  return `${formatWeekday(day, 'short')} ${day.slice(0, 4)}`;
}
