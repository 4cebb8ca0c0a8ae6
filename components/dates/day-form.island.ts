import { readData } from '@/components/loading/data';
import { hasRequestFailed, subscribeToRequests } from '@/components/loading/requests';
import { dayStore } from '@/components/storage/day-store';
import { dataFileOf } from '@/lib/data-files/data-files';
import { checkArrival, lastArrival, type WrongDay } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { parameters } from '@/lib/routes/parameters';

/** No day in the field and none to remove, or a wrong day. */
type Mistake = 'empty' | WrongDay;

/** What the form says: a mistake in the day, that the dates did not load, or that they are shown. */
export type DayMessages = Record<Mistake | 'failed' | 'shown', string>;

/** What the dates on a page need: their data, and the code of the islands that load and show them. */
const neededForDates = [dataFileOf('trips'), dataFileOf('tariff'), 'dated-trip', 'date-line'];

/** Starts a form that sets the day of arrival. Submitting an empty field removes the day. */
export function startDayForm(form: HTMLElement, messages: DayMessages): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !status) return;
  const say = (name?: keyof DayMessages) => {
    if (status.dataset.message === (name ?? '')) return;
    status.dataset.message = name ?? '';
    status.textContent = name ? messages[name] : '';
  };
  const showMistake = (mistake?: Mistake) => {
    input.ariaInvalid = String(mistake !== undefined);
    say(mistake);
  };
  const today = dayInIndia();
  input.min = today;
  input.max = lastArrival(today);

  let shown = dayStore.read();
  /** Whether the dates are announced. Those of a day that was chosen on an earlier page are not. */
  let isNew = false;
  /** Says whether the dates have been loaded, unless there is no day, or a mistake in the field. */
  const sayOutcome = () => {
    if (!shown || input.ariaInvalid === 'true') return;
    if (neededForDates.some(hasRequestFailed)) say('failed');
    else say(isNew && readData('trips') && readData('tariff') ? 'shown' : undefined);
  };
  // A visitor may have filled the field before this code has loaded.
  input.value ||= shown ?? '';
  const showDay = () => {
    shown = dayStore.read();
    input.value = shown ?? '';
    showMistake();
    isNew = true;
    sayOutcome();
  };
  dayStore.subscribe(() => {
    // Keep a day that the visitor has typed, but not submitted yet, if another tab changes the day.
    const isUnsent = input.ariaInvalid !== 'true' && input.value !== (shown ?? '');
    if (!isUnsent && dayStore.read() !== shown) showDay();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mistake = findMistake(input);
    if (mistake) {
      showMistake(mistake);
      input.focus();
    } else {
      dayStore.save(input.value);
      showDay();
    }
  });

  // A wrong day of a shared address is still in the address (saveDayFromAddress). The form says so, unless the visitor
  // has a day.
  const shared = new URLSearchParams(location.search).get(parameters.day);
  if (shared && !shown) showMistake(checkArrival(shared));
  sayOutcome();
  subscribeToRequests(sayOutcome);
  button.disabled = false;
}

function findMistake({ value, validity }: HTMLInputElement): Mistake | undefined {
  if (validity.badInput) return 'wrong';
  if (value) return checkArrival(value);
  return dayStore.read() ? undefined : 'empty';
}
