import type { IslandName } from '@/components/islands/island';
import { outcomeOf, subscribeToRequests } from '@/components/loading/requests';
import { dayStore } from '@/components/storage/day-store';
import { dataFileOf } from '@/lib/data-files/data-files';
import { findDayIssue, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { parameters } from '@/lib/routes/parameters';

/** The messages for dates that could not be loaded, for dates that are shown, and for a shared day that is past. */
export type DayFormMessages = Record<'loadingFailed' | 'datesShown' | 'pastDay', string>;

/** The data and islands that must load before dates are shown. */
const files = [dataFileOf('dates'), dataFileOf('tariff')];
const islandsWithDates: IslandName[] = ['day-by-day', 'date-line'];

/**
 * Starts a form that sets the day of arrival. Submitting an empty field removes the day. Browsers report a day that does
 * not exist, is past, or is too far ahead.
 */
export function startDayForm(form: HTMLElement, messages: DayFormMessages): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !status) return;
  input.min = dayInIndia();
  input.max = lastArrival(input.min);

  const sharedDay = new URLSearchParams(location.search).get(parameters.day) ?? '';
  const isSharedDayPast = findDayIssue(sharedDay) === 'pastDay';
  let shownDay = dayStore.read();
  /** Whether to announce the dates. A day chosen on an earlier page is not announced. */
  let isNew = false;
  /** Shows whether the dates have loaded, unless there is no day. */
  const showOutcome = () => {
    const outcomes = [...files, ...islandsWithDates].map(outcomeOf);
    const haveLoaded = files.every((file) => outcomeOf(file) === 'loaded');
    let text = '';
    if (shownDay && outcomes.includes('failed')) text = messages.loadingFailed;
    else if (shownDay && isNew && haveLoaded) text = messages.datesShown;
    else if (!isNew && isSharedDayPast) text = messages.pastDay;
    // Screen readers would read the same text again.
    if (status.textContent !== text) status.textContent = text;
  };
  // A visitor may have filled in the field before this code loaded.
  input.value ||= shownDay ?? '';
  const showDay = () => {
    shownDay = dayStore.read();
    input.value = shownDay ?? '';
    isNew = true;
    showOutcome();
  };
  dayStore.subscribe(() => {
    if (dayStore.read() !== shownDay) showDay();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    dayStore.set(input.value);
    showDay();
  });
  showOutcome();
  subscribeToRequests(showOutcome);
  button.disabled = false;
}
