import { dayStore } from '@/components/storage/day-store';
import { findDayIssue, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { parameters } from '@/lib/routes/parameters';

/** The messages for dates that could not be loaded, for dates that are shown, and for a shared day that is past. */
export type DayFormMessages = Record<'loadingFailed' | 'datesShown' | 'pastDay', string>;

/**
 * Starts a form that sets the day of arrival. Submitting an empty field removes the day. Browsers report a day that
 * doesn't exist, is past, or is too far ahead.
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
  /** Says whether the islands that show dates have loaded, unless there is no day. */
  const showOutcome = () => {
    const areLoading = document.querySelector('[data-when~="stored:day"][data-loading]') !== null;
    const hasFailed = document.documentElement.matches('[data-load-failed]');
    let text = '';
    if (shownDay && areLoading && hasFailed) text = messages.loadingFailed;
    else if (shownDay && isNew && !areLoading) text = messages.datesShown;
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
  const attributeFilter = ['data-loading', 'data-load-failed'];
  new MutationObserver(showOutcome).observe(document, { subtree: true, attributeFilter });
  button.disabled = false;
}
