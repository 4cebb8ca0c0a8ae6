import { dialogChange } from '@/components/dialog/dialogs.client';
import { onPageRestored } from '@/components/ui/restore-controls.client';
import { sayOutcome } from '@/components/ui/words-of.client';
import { readFromTab, saveInTab } from '@/lib/browser-storage';
import { setParameter } from '@/lib/set-parameter';
import {
  arrivalChange,
  arrivalParameter,
  decideDay,
  goesAlong,
  isYearComplete,
  possibleDay,
} from '@/lib/trip-dates/arrival-day';
import { passDayOn } from './links-with-day.client';

// The day of arrival is in the address (?arrive=2026-12-20). It goes along to the pages of other trips
// and into enquiries; what it says about a trip is fetched when a day is chosen.

/** The day that the visitor has chosen, wherever the address has just gone; the tab remembers it. */
let chosenDay = rememberedDay();

const loadDates = () => import('./dates.client');

/** Fills trips with dates, and takes the day along on links. */
export function enhanceArrival() {
  document.addEventListener('change', onFieldChanged);
  document.addEventListener('focusout', onFieldLeft);
  passDayOn(() => chosenDay);
  // What was chosen in a dialog, or on a later page, is newer than the address to which one comes back.
  document.addEventListener(dialogChange, () => followArrival({ isBack: true }));
  addEventListener('popstate', () => followArrival({ isBack: true }));
  onPageRestored(() => {
    chosenDay = rememberedDay();
    followArrival({ isBack: true });
  });
  const visit = visitOf();
  // Somebody may have put in a day before the scripts came; after Back the browser has put in an earlier one.
  const field = document.querySelector<HTMLInputElement>('form[data-arrival-trip] input');
  if (field && isYearComplete(field.value) && !visit.isBack) chooseDay(field);
  else followArrival(visit);
}

type Visit = { isBack?: boolean; isAgain?: boolean };

/** Whether Back has loaded the page, and what the tab remembers is newer; and whether it was here before. */
function visitOf(): Visit {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit?.type === 'back_forward' && readFromTab(arrivalParameter) !== undefined;
  return { isBack, isAgain: visit !== undefined && visit.type !== 'navigate' };
}

/** Brings address and page together when the page, or the dialog of an item, has been opened or left. */
function followArrival({ isBack = false, isAgain = false }: Visit) {
  const { day, show, writeAddress } = decideDay({
    inAddress: new URLSearchParams(location.search).get(arrivalParameter) ?? undefined,
    remembered: chosenDay,
    isBack,
    goesAlong: goesAlong(location.pathname),
  });
  if (day !== chosenDay) setChosenDay(day);
  if (writeAddress) putDayIntoAddress();
  if (show === undefined) return;
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-arrival-trip]');
  for (const form of forms) {
    if (show === '') form.reset();
    showDatesIn(form, show, isAgain);
  }
  if (forms.length > 0 || !document.querySelector('[data-price-of]')) return;
  loadDates()
    .then(({ markTrips }) => markTrips(show))
    // The page is complete without the marks, and each trip's own page says it again.
    .catch(() => {});
}

/** While somebody types 2027, a date field reports the years 0002, 0020 and 0202: these can wait. */
function onFieldChanged({ target }: Event) {
  const field = target as HTMLInputElement;
  if (!isHalfTyped(field)) chooseDay(field);
}

/** Whoever leaves the field means what stands there. */
function onFieldLeft({ target }: Event) {
  const field = target as HTMLInputElement;
  if (isHalfTyped(field)) chooseDay(field);
}

const isHalfTyped = ({ value }: HTMLInputElement) => value !== '' && !isYearComplete(value);

function chooseDay({ form, value }: HTMLInputElement) {
  if (form?.dataset.arrivalTrip === undefined) return;
  setChosenDay(possibleDay(value));
  showDatesIn(form, value);
  // Last: browsers refuse many changes of the address in a row.
  putDayIntoAddress();
}

function setChosenDay(day: string | undefined) {
  chosenDay = day;
  saveInTab(arrivalParameter, day ?? '');
}

function rememberedDay(): string | undefined {
  return possibleDay(readFromTab<string>(arrivalParameter) ?? '');
}

/** Shows a trip with its dates, or says that they have not arrived. */
function showDatesIn(form: HTMLFormElement, value: string, isAgain = false) {
  loadDates()
    .then(({ showDates }) => showDates(form, value, isAgain))
    .catch(() => sayOutcome(form, 'failed'));
}

function putDayIntoAddress() {
  history.replaceState(history.state, '', setParameter(location.href, arrivalParameter, chosenDay));
  document.dispatchEvent(new Event(arrivalChange));
}
