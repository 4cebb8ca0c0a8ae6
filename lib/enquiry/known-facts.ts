import { formTypes } from '@/content/schema/mail-templates';
import type { NamedItem } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import type { StoredChoice } from '@/lib/trips/choice';
import { factsForEnquiry } from '@/lib/trips/enquiry-facts';
import type { FormInFile, FormName } from './forms-file';
import type { Values } from './validation';

/** The page on which an enquiry is written. */
export type EnquiryPage = {
  /** Its URL. */
  address: string;
  /** Its trip; on the contact page without a name, and with the route in the address. */
  trip: NamedItem;
  /** The day of arrival, as year-month-day. */
  day: string | undefined;
  /** The current day in India. */
  today: string;
  choice: StoredChoice;
};

/** What a page knows for a form. */
export type KnownFacts = {
  /** The route of the trip that the enquiry is about; '' if the visitor has entered another one. */
  route: string;
  /** The day in the field `date`, if it is a valid one. */
  arrival: string | undefined;
  /** The trip, the day and the choice in words, by the names of fields and of `messages.chosen`. */
  facts: Values;
  /** All that the facts depend on, as a text. */
  source: string;
};

/** Whether the visitor's choice is a part of the enquiries of a form. */
export const takesChoice = (name: FormName): boolean => formTypes[name].takesChoice;

/**
 * What a page knows for a form. If the visitor has entered another trip or day, the choice is described for that one.
 * @param own the values that the visitor has entered
 * @param last what the page knew before; it is returned if it still holds, so a key stroke doesn't compute a total
 */
export function knownFactsOf(
  { name, tariff }: FormInFile,
  own: Values,
  { trip, day, today, choice }: EnquiryPage,
  last?: KnownFacts,
): KnownFacts {
  const ofPage = { trip: trip.name, date: (formTypes[name].takesDay && day) || '' };
  const entered = { ...ofPage, ...own };
  const route = entered.trip === trip.name ? trip.route : '';
  const arrival = isDay(entered.date) ? entered.date : undefined;
  const source = JSON.stringify([ofPage, route, arrival, today, choice, tariff.offers.length]);
  if (source === last?.source) return last;
  const dates = { arrival, today };
  const ofChoice = takesChoice(name) && factsForEnquiry(tariff, choice, route, dates);
  return { route, arrival, facts: { ...ofChoice, ...ofPage }, source };
}
