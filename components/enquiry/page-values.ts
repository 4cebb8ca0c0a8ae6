import { readDay } from '@/components/dates/day-store';
import { readChoice, saveChoice } from '@/components/trip-options/choice-store';
import type { FormsFile } from '@/lib/browser-files/types';
import { isDay } from '@/lib/dates/calendar-day';
import type { FormValues } from '@/lib/enquiry/form-values';
import { aboutLines, type FormName, routeInAddress } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';
import { routeOfPath } from '@/lib/routes';
import { chosenFacts, isTickedFor } from '@/lib/trip-options/choice';

/** The forms into which the page fills the day of arrival. In the other one, the day is that of the flight home. */
const formsWithDay: readonly FormName[] = ['contact', 'booking', 'flight'];

/** The forms that take over the visitor's choice for a trip. */
const formsWithChoice: readonly FormName[] = ['contact', 'booking'];

/** The facts that become lines of the enquiry in forms without a field for them, in this order. */
const lineFacts = ['hotels', 'adults', 'ages', 'extras', 'total'] as const;

/** The route that may be that of a trip: in the address of the contact page, or of the page itself. */
const tripOfPage = () => routeInAddress(location.href) ?? routeOfPath(location.pathname);

const choiceFor = (form: FormName) =>
  formsWithChoice.includes(form) ? readChoice() : { extras: [] };

/**
 * What the page knows for the fields of a form: its trip, the day of arrival, the choice for the trip, and the first
 * lines of the message (`about`).
 */
export function readPageValues(form: FormName, { messages, planData }: FormsFile): Values {
  const article = document.querySelector<HTMLElement>('article[data-item-name]');
  const day = readDay();
  return {
    ...chosenFacts(planData, choiceFor(form), tripOfPage()),
    trip: article?.dataset.itemName ?? '',
    date: (formsWithDay.includes(form) && day) || '',
    about: aboutLines(location.href, messages, day),
  };
}

/**
 * The parts of the visitor's choice that have no field in the form, as lines of text. If the visitor has typed another
 * trip, what is chosen for that of the page is left out; with another class or party, the total is.
 */
export function readChosen(
  form: FormName,
  { forms, messages, planData }: FormsFile,
  { own, page, shown: { date = '' } }: FormValues,
): string {
  const isOwn = ([name, value]: [string, string | undefined]) => (own[name] ?? value) !== value;
  const trip = isOwn(['trip', page.trip]) ? '' : tripOfPage();
  const facts = chosenFacts(planData, choiceFor(form), trip, isDay(date) ? date : undefined);
  const isOtherChoice = Object.entries(facts).some(isOwn);
  const fields = forms[form].fields.map(({ name }) => name);
  return lineFacts
    .filter((name) => facts[name] && !fields.includes(name))
    .filter((name) => name !== 'total' || !isOtherChoice)
    .map((name) => `${messages.chosen[name]}: ${facts[name]}`)
    .join('\n');
}

/** Forgets the extras of an enquiry that was sent, and the class of hotels if it was in it. The day and party stay. */
export function forgetChosen(form: FormName, { hotels }: Values): void {
  if (!formsWithChoice.includes(form)) return;
  const extras = readChoice().extras.filter((extra) => !isTickedFor(tripOfPage(), extra));
  saveChoice(hotels ? { extras, hotels: undefined } : { extras });
}
