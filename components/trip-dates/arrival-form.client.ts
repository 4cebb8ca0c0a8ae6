import { dialogChange } from '@/components/dialog/dialogs.client';
import { onPageRestored } from '@/components/ui/restore-controls.client';
import { sayOutcome } from '@/components/ui/words-of.client';
import { readFromTab, saveInTab } from '@/lib/browser-storage';
import { routes } from '@/lib/routes';
import { setParameter } from '@/lib/set-parameter';
import {
  arrivalChange,
  arrivalParameter,
  checkArrival,
  isYearComplete,
} from '@/lib/trip-dates/arrival-day';

// The day of arrival is in the address (?arrive=2026-12-20). It goes along to the pages of other trips
// and into enquiries; what it says about a trip is fetched when a day is chosen.

/** Besides the pages of trips, those to which the day goes along: what lists them, and the enquiry. */
const routesWithDay: readonly string[] = [
  routes.packages,
  routes.compare,
  routes.saved,
  routes.contact,
];

/** The day that the visitor has chosen, wherever the address has just gone; the tab remembers it. */
let chosenDay = rememberedDay();

/** The links to which a day was added: followed into another tab, they are still here. */
const passedOn = new WeakSet<HTMLAnchorElement>();

const loadDates = () => import('./dates.client');

/** Fills trips with dates, and takes the day along on links. */
export function enhanceArrival() {
  document.addEventListener('change', ({ target }) => chooseFrom(target as HTMLInputElement, true));
  // Whoever leaves the field means what stands there.
  document.addEventListener('focusout', ({ target }) =>
    chooseFrom(target as HTMLInputElement, false),
  );
  for (const event of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(event, passDayOn, { capture: true });
  }
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
  const inAddress = new URLSearchParams(location.search).get(arrivalParameter);
  if (inAddress !== null && !isBack) setChosenDay(inAddress);
  // A day that is told to be wrong leaves the address: what passes it on does not meet it.
  const isWrong = inAddress !== null && inAddress !== chosenDay;
  const isMissing = inAddress === null && chosenDay && goesAlong(location);
  if (isWrong || isMissing) putDayIntoAddress();
  const value = isBack && inAddress !== null ? (chosenDay ?? '') : (inAddress ?? chosenDay);
  if (value === undefined) return;
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-arrival-trip]');
  for (const form of forms) {
    if (value === '') form.reset();
    showDatesIn(form, value, isAgain);
  }
  if (forms.length > 0 || !document.querySelector('[data-price]')) return;
  loadDates()
    .then(({ markTrips }) => markTrips(value))
    // The page is complete without the marks, and each trip's own page says it again.
    .catch(() => {});
}

/** While somebody types 2027, a date field reports the years 0002, 0020 and 0202: these can wait. */
function chooseFrom(field: HTMLInputElement, isTyping: boolean) {
  const isComplete = field.value === '' || isYearComplete(field.value);
  if (isComplete === isTyping) chooseDay(field);
}

function chooseDay({ form, value }: HTMLInputElement) {
  if (form?.dataset.arrivalTrip === undefined) return;
  setChosenDay(value);
  showDatesIn(form, value);
  // Last: browsers refuse many changes of the address in a row.
  putDayIntoAddress();
}

/** A day on which nobody can arrive any more, or yet, does not go along. */
function possibleDay(day: string): string | undefined {
  return checkArrival(day) ? undefined : day;
}

/** @param day anything; what is no day to arrive on takes back an earlier one */
function setChosenDay(day: string) {
  chosenDay = possibleDay(day);
  saveInTab(arrivalParameter, chosenDay ?? '');
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

/**
 * Adds the day to a link that is about to be followed, or takes it out again. A link with a day of its own
 * keeps that. A card keeps its address: its dialog has it.
 */
function passDayOn({ target }: Event) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link || link.dataset.dialog || !goesAlong(link)) return;
  const isOwn = new URLSearchParams(link.search).has(arrivalParameter);
  if (!passedOn.has(link) && (isOwn || !chosenDay)) return;
  passedOn.add(link);
  link.href = setParameter(link.getAttribute('href') ?? '', arrivalParameter, chosenDay);
}

function goesAlong({ pathname }: Location | HTMLAnchorElement): boolean {
  return routesWithDay.includes(pathname) || pathname.startsWith(`${routes.packages}/`);
}

function putDayIntoAddress() {
  history.replaceState(history.state, '', setParameter(location.href, arrivalParameter, chosenDay));
  document.dispatchEvent(new Event(arrivalChange));
}
