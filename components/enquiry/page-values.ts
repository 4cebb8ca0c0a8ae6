import { readDay } from '@/components/dates/day-store';
import { readChoice } from '@/components/trip-options/choice-store';
import type { FormsFile } from '@/lib/browser-files/types';
import { isDay } from '@/lib/dates/calendar-day';
import { aboutLines, type FormName, routeInAddress } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';
import { chosenFacts } from '@/lib/trip-options/choice';

/** The values that the page has for a form: its trip, the day of arrival, and the visitor's choice for the trip. */
export function readPageValues(form: FormName, formsFile: FormsFile) {
  const article = document.querySelector<HTMLElement>('article[data-item-name]');
  return {
    ...readFacts(formsFile),
    trip: article?.dataset.itemName ?? '',
    // A visitor whose ferry is cancelled is asked for the day of the flight home.
    date: (form !== 'ferry' && readDay()) || '',
    message: aboutLines(location.href, formsFile.messages, readDay()),
  };
}

/**
 * The parts of the visitor's choice that have no field in the form, as lines of text. The total is for the day in the
 * form.
 * @param changed the values that the visitor has changed
 */
export function readChosen(
  form: FormName,
  formsFile: FormsFile,
  { date = '' }: Values,
  changed: Values,
): string {
  const facts = findValidFacts(readFacts(formsFile, isDay(date) ? date : undefined), changed);
  const fields = formsFile.forms[form].fields.map(({ name }) => name);
  return Object.entries(formsFile.messages.chosen)
    .filter(([name]) => facts[name] && !fields.includes(name))
    .map(([name, label]) => `${label}: ${facts[name]}`)
    .join('\n');
}

type Facts = ReturnType<typeof chosenFacts>;

/** The facts of a choice that are still true after the visitor has changed fields. */
function findValidFacts({ total, ...choice }: Facts, changed: Values): Values {
  // The choice is for the trip of the page. Only extras can be for any trip.
  if ('trip' in changed) return { extras: choice.extras };
  const isOtherChoice = Object.keys(choice).some((name) => name in changed);
  return isOtherChoice ? choice : { ...choice, total };
}

/** The facts of the visitor's choice, for the trip of this page or of its address. */
function readFacts({ options }: FormsFile, arrival?: string): Facts {
  const route = routeInAddress(location.href) ?? location.pathname;
  return chosenFacts(options, readChoice(), route, arrival);
}
