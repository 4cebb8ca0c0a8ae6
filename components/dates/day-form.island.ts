import type { IslandName } from '@/components/islands/island';
import { outcomeOf, subscribeToRequests } from '@/components/loading/requests';
import { dayStore } from '@/components/storage/day-store';
import { dataFileOf } from '@/lib/data-files/data-files';
import { type DayIssue, findDayIssue, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { parameters } from '@/lib/routes/parameters';

/** Why a day is not stored. `missingDay`: the field has no day, and there is none to remove. */
type Issue = 'missingDay' | DayIssue;

/** The messages for mistakes, for dates that could not be loaded, and for dates that are shown. */
export type DayFormMessages = Record<Issue | 'loadingFailed' | 'datesShown', string>;

/** The data and islands that must load before dates are shown. */
const files = [dataFileOf('dates'), dataFileOf('tariff')];
const islandsWithDates: IslandName[] = ['day-by-day', 'date-line'];

/** Starts a form that sets the day of arrival. Submitting an empty field removes the day. */
export function startDayForm(form: HTMLElement, messages: DayFormMessages): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !status) return;
  const showMessage = (name?: keyof DayFormMessages) => {
    if (status.dataset.message === (name ?? '')) return;
    status.dataset.message = name ?? '';
    status.textContent = name ? messages[name] : '';
  };
  const showIssue = (issue?: Issue) => {
    input.ariaInvalid = String(issue !== undefined);
    showMessage(issue);
  };
  const today = dayInIndia();
  input.min = today;
  input.max = lastArrival(today);

  let shownDay = dayStore.read();
  /** Whether to announce the dates. A day chosen on an earlier page is not announced. */
  let isNew = false;
  /** Shows whether the dates have loaded, unless there is no day, or the field has a mistake. */
  const showOutcome = () => {
    if (!shownDay || input.ariaInvalid === 'true') return;
    const outcomes = [...files, ...islandsWithDates].map(outcomeOf);
    const haveLoaded = files.every((file) => outcomeOf(file) === 'loaded');
    if (outcomes.includes('failed')) showMessage('loadingFailed');
    else showMessage(isNew && haveLoaded ? 'datesShown' : undefined);
  };
  // A visitor may have filled in the field before this code loaded.
  input.value ||= shownDay ?? '';
  const showDay = () => {
    shownDay = dayStore.read();
    input.value = shownDay ?? '';
    showIssue();
    isNew = true;
    showOutcome();
  };
  dayStore.subscribe(() => {
    if (dayStore.read() !== shownDay) showDay();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const issue = findIssue(input);
    if (issue) {
      showIssue(issue);
      input.focus();
    } else {
      dayStore.set(input.value);
      showDay();
    }
  });

  // An invalid day in a shared address stays there (storeDayFromUrl). Report it, unless the visitor has another day.
  const sharedDay = new URLSearchParams(location.search).get(parameters.day);
  if (sharedDay && !shownDay) showIssue(findDayIssue(sharedDay));
  showOutcome();
  subscribeToRequests(showOutcome);
  button.disabled = false;
}

function findIssue({ value, validity }: HTMLInputElement): Issue | undefined {
  if (validity.badInput) return 'invalidDay';
  if (value) return findDayIssue(value);
  return dayStore.read() ? undefined : 'missingDay';
}
