import { formTypes } from '@/content/schema/mail-templates';
import type { NamedItem } from '@/lib/contact/enquire-route';
import { isDay } from '@/lib/dates/calendar-day';
import type { StoredChoice } from '@/lib/trips/choice';
import { factsForEnquiry } from '@/lib/trips/enquiry-facts';
import type { FormInFile } from './forms-file';
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

/** The facts that a page knows for a form, and the text of all that they depend on. */
export type KnownFacts = { facts: Values; source: string };

/**
 * What a page knows for a form: its trip, the day of arrival, and the choice for the trip in words. If the visitor has
 * entered another trip or day (`own`), the choice is described for that one.
 * @param last the facts before; they are returned if they still hold, so a key stroke does not compute a total
 */
export function findFacts(
  form: FormInFile,
  own: Values,
  page: EnquiryPage,
  last?: KnownFacts,
): KnownFacts {
  const { takesDay, takesChoice } = formTypes[form.name];
  const { choice, today } = page;
  const ofPage = { trip: page.trip.name, date: (takesDay && page.day) || '' };
  const route = routeOfTrip(page, own);
  const arrival = dayIn({ ...ofPage, ...own });
  const source = JSON.stringify([ofPage, route, arrival, today, choice]);
  if (source === last?.source) return last;
  if (!takesChoice) return { facts: ofPage, source };
  const { catalogue } = form.formsFile;
  const ofChoice = factsForEnquiry(catalogue, choice, route, { arrival, today });
  return { facts: { ...ofChoice, ...ofPage }, source };
}

/** The day in the field `date`, if it is a valid one. */
export function dayIn({ date = '' }: Values): string | undefined {
  return isDay(date) ? date : undefined;
}

/** The route of the trip that an enquiry is about; '' if the visitor has entered another one. */
export function routeOfTrip({ trip }: EnquiryPage, own: Values): string {
  return (own.trip ?? trip.name) === trip.name ? trip.route : '';
}
