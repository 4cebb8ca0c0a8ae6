import { readChoice, saveChoice } from '@/components/storage/choice-store';
import { readDay } from '@/components/storage/day-store';
import type { NamedItem } from '@/lib/contact/enquire-route';
import type { FormsFile } from '@/lib/data-files/types';
import { isDay } from '@/lib/dates/calendar-day';
import { type FormName, routeInAddress } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';
import { choiceForEnquiry } from '@/lib/trip-options/choice-for-enquiry';
import type { FormFields } from './form-fields';

/** The forms into which the page fills the day of arrival. In the other one, the day is that of the flight home. */
export const formsWithDay: readonly FormName[] = ['contact', 'booking', 'flight'];

/** The forms that take over the visitor's choice for a trip. */
const formsWithChoice: readonly FormName[] = ['contact', 'booking'];

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'uncounted', 'total'] as const;

/**
 * What the page knows for a form: its trip, the day of arrival, and the choice for the trip. If the visitor has typed
 * another trip or day, the choice is described for that one.
 * @param edited what the visitor has typed
 * @returns the values for the fields, and `route`: that of the trip which they are about; '' if it is not of this page
 */
export function readPageValues(form: FormName, { tripOptions }: FormsFile, edited: Values): Values {
  const pageTrip = readPageTrip();
  const fromPage = {
    trip: pageTrip?.name ?? '',
    date: (formsWithDay.includes(form) && readDay()) || '',
  };
  const { trip, date } = { ...fromPage, ...edited };
  // The address of the contact page may have the route of a trip.
  const pageRoute = pageTrip?.route ?? routeInAddress(location.href) ?? '';
  const route = trip === fromPage.trip ? pageRoute : '';
  const day = isDay(date) ? date : undefined;
  const choice = formsWithChoice.includes(form) ? readChoice() : { extras: [] };
  return { ...choiceForEnquiry(tripOptions, choice, route, day).facts, ...fromPage, route };
}

/**
 * The parts of the visitor's choice that have no field in the form, as lines of text. If the visitor has typed another
 * class, party or number of nights, the total is left out.
 */
export function chosenLines(
  form: FormName,
  { forms, messages }: FormsFile,
  { edited, prefilled }: Pick<FormFields, 'edited' | 'prefilled'>,
): string {
  const isOther = (name: string) => (edited[name] ?? prefilled[name]) !== prefilled[name];
  const isOtherChoice = ['nights', ...lineFacts].some(isOther);
  const fields = forms[form].fields.map(({ name }) => name);
  return lineFacts
    .filter((name) => prefilled[name] && !fields.includes(name))
    .filter((name) => name !== 'total' || !isOtherChoice)
    .map((name) => `${messages.chosen[name]}: ${prefilled[name]}`)
    .join('\n');
}

/**
 * Forgets the extras of an enquiry that was sent, and the class of hotels if it was in it. The day and party stay.
 * The values are those that `readPageValues` returned for the enquiry.
 */
export function forgetChosen(
  form: FormName,
  { tripOptions }: FormsFile,
  { route = '' }: Values,
): void {
  if (!formsWithChoice.includes(form)) return;
  saveChoice(choiceForEnquiry(tripOptions, readChoice(), route).rest);
}

/** Reads the trip of the page; undefined on a page that is not that of a trip. */
function readPageTrip(): NamedItem | undefined {
  const page = document.querySelector<HTMLElement>('[data-trip-route]');
  const { tripName: name, tripRoute: route } = page?.dataset ?? {};
  return name && route ? { name, route } : undefined;
}
