import { dayStore } from '@/components/storage/day-store';
import { type DayIssue, findDayIssue, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { parameters } from '@/lib/routes/parameters';

/**
 * The messages for a day that is refused in the field or (`wrongLink`) in a shared address, for dates that could not
 * be loaded, and for dates that are shown.
 */
export type DayFormMessages = Record<
  DayIssue | 'wrongLink' | 'loadingFailed' | 'datesShown',
  string
>;

/** Starts a field for the day of arrival. A valid day is stored at once, and an empty field removes the day. */
export function startDayForm(root: HTMLElement, messages: DayFormMessages): void {
  const input = root.querySelector('input');
  const status = root.querySelector('[role=status]');
  if (!input || !status) return;

  const sharedDay = new URLSearchParams(location.search).get(parameters.day);
  let refusal = sharedDay && findDayIssue(sharedDay) ? messages.wrongLink : '';
  let shownDay = dayStore.read();
  /** Whether to announce the dates. A day chosen on an earlier page is not announced. */
  let isNew = false;

  /** Says why a day is refused or whether the islands that show dates have loaded, unless there is no day. */
  const showOutcome = () => {
    const areLoading = document.querySelector('[data-when~="stored:day"][data-loading]') !== null;
    const hasFailed = document.documentElement.matches('[data-load-failed]');
    let text = refusal;
    if (shownDay && areLoading && hasFailed) text ||= messages.loadingFailed;
    else if (shownDay && isNew && !areLoading) text ||= messages.datesShown;
    // Screen readers would read the same text again.
    if (status.textContent !== text) status.textContent = text;
  };

  const showDay = () => {
    shownDay = dayStore.read();
    // Setting the same value again could disturb a visitor who is typing.
    if (input.value !== (shownDay ?? '')) input.value = shownDay ?? '';
    isNew = true;
    refusal = '';
    showOutcome();
  };
  dayStore.subscribe(() => {
    if (dayStore.read() !== shownDay) showDay();
  });

  const findIssue = () =>
    input.value || input.validity.badInput ? findDayIssue(input.value) : undefined;
  const storeDay = () => {
    // While a visitor types, the field is often half empty, or has a year such as 0002.
    if (findIssue()) return;
    dayStore.set(input.value);
    showDay();
  };
  input.addEventListener('change', storeDay);
  input.addEventListener('blur', () => {
    const issue = findIssue();
    if (issue) refusal = messages[issue];
    showOutcome();
  });
  // A page may stay open over midnight.
  input.addEventListener('focus', () => {
    input.min = dayInIndia();
    input.max = lastArrival(input.min);
  });

  // A visitor may have filled in the field before this code loaded.
  if (input.value) storeDay();
  else if (shownDay) input.value = shownDay;
  showOutcome();
  const attributeFilter = ['data-loading', 'data-load-failed'];
  new MutationObserver(showOutcome).observe(document, { subtree: true, attributeFilter });
}
