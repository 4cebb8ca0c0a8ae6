import { islandsAdded } from '@/components/islands/start-islands';
import { sayOutcome } from '@/components/ui/words-of.client';
import { isDay } from '@/lib/dates/calendar-day';
import { isYearComplete } from '@/lib/trip-dates/arrival-day';
import { chooseDay, hasChosen, syncDayWithAddress } from './chosen-day.client';
import { passDayOn } from './links-with-day.client';

// What a day of arrival says about trips is fetched when one is chosen.
const loadDates = () => import('./dates-when-chosen.client');

/** Fills trips with dates, and takes the day along on links. */
export function enhanceArrival() {
  document.addEventListener('change', onFieldChanged);
  document.addEventListener('focusout', onFieldLeft);
  passDayOn();
  // What was chosen in a dialog, or on a later page, is newer than the address to which one comes back.
  const onBack = () => showDay(syncDayWithAddress(true));
  document.addEventListener(islandsAdded, onBack);
  addEventListener('popstate', onBack);
  addEventListener('pageshow', ({ persisted }) => persisted && onBack());
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isBack = visit?.type === 'back_forward' && hasChosen();
  // Somebody may have put in a day before the scripts came; after Back the browser has put in an earlier one.
  const field = document.querySelector<HTMLInputElement>('form[data-arrival-trip] input');
  if (field && isYearComplete(field.value) && !isBack) takeDay(field);
  else showDay(syncDayWithAddress(isBack), visit && visit.type !== 'navigate');
}

/** While somebody types 2027, a date field reports the years 0002, 0020 and 0202: these can wait. */
function onFieldChanged({ target }: Event) {
  const field = target as HTMLInputElement;
  if (!isHalfTyped(field)) takeDay(field);
}

/** Whoever leaves the field means what stands there. */
function onFieldLeft({ target }: Event) {
  const field = target as HTMLInputElement;
  if (isHalfTyped(field)) takeDay(field);
}

const isHalfTyped = ({ value }: HTMLInputElement) => value !== '' && !isYearComplete(value);

function takeDay({ form, value }: HTMLInputElement) {
  if (form?.dataset.arrivalTrip === undefined) return;
  showDatesIn(form, value);
  chooseDay(value);
}

/**
 * Shows a day in all forms of the page, or marks its trips where it has none.
 * @param day as `syncDayWithAddress` returns it
 * @param isAgain whether the page was here before: the browser has scrolled to where the visitor was
 */
function showDay(day: string | undefined, isAgain = false) {
  const forms = document.querySelectorAll<HTMLFormElement>('form[data-arrival-trip]');
  if (forms.length === 0) return markPrices(day ?? (hasChosen() ? '' : undefined));
  if (day === undefined) return;
  for (const form of forms) {
    const input = form.querySelector('input');
    if (day === '') form.reset();
    else if (input && isDay(day)) input.value = day;
    showDatesIn(form, day, isAgain);
  }
}

/** @param day empty to take marks back that the page had before one left it; undefined for nothing new */
function markPrices(day: string | undefined) {
  if (day === undefined || !document.querySelector('[data-price-of]')) return;
  loadDates()
    .then(({ markTrips }) => markTrips(day))
    // The page is complete without the marks, and each trip's own page says it again.
    .catch(() => {});
}

/** Shows a trip with its dates, or says that they have not arrived. */
function showDatesIn(form: HTMLFormElement, value: string, isAgain = false) {
  loadDates()
    .then(({ showDates }) => showDates(form, value, isAgain))
    .catch(() => sayOutcome(form, 'failed'));
}
