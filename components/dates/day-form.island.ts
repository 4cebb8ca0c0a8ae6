import { readDay, saveDay, subscribeToDay } from '@/components/storage/day-store';
import { fetchOnce } from '@/components/ui/fetch-once';
import { checkArrival, lastArrival, type WrongDay } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { tripsPath } from '@/lib/routes/file-paths';
import { parameters } from '@/lib/routes/parameters';

/** No day in the field and none to remove, or a wrong day. */
type Mistake = 'empty' | WrongDay;

/** What the form says: a mistake in the day, that the dates did not load, or that they are shown. */
export type DayMessages = Record<Mistake | 'failed' | 'shown', string>;

/** What shows the dates on the page, if its code could not be loaded (start-islands.ts). */
const failedViews = ':is([data-island=dated-trip], [data-island=date-line])[data-failed]';
const failures = { subtree: true, attributeFilter: ['data-failed'] };

/** Starts a form that sets the day of arrival. Submitting an empty field removes the day. */
export function startDayForm(form: HTMLElement, messages: DayMessages): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !status) return;
  const say = (name?: keyof DayMessages) => {
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

  let shown = readDay();
  /** What to say when the dates are there. Those of a day that was chosen earlier are not announced. */
  let success: 'shown' | undefined;
  /** Says whether the dates of the trips have loaded, unless the form has another day or a mistake by then. */
  const sayOutcome = async () => {
    const day = shown;
    if (!day) return;
    const data = await fetchOnce(tripsPath).catch(() => undefined);
    const isShown = data && !document.querySelector(failedViews);
    if (day === shown && input.ariaInvalid !== 'true') say(isShown ? success : 'failed');
  };
  // A visitor may have filled the field before this code has loaded.
  input.value ||= shown ?? '';
  const showDay = () => {
    const day = readDay();
    shown = day;
    input.value = day ?? '';
    showMistake();
    success = 'shown';
    void sayOutcome();
  };
  subscribeToDay(() => {
    // Keep a day that the visitor has typed, but not submitted yet, if another tab changes the day.
    const isUnsent = input.ariaInvalid !== 'true' && input.value !== (shown ?? '');
    if (!isUnsent && readDay() !== shown) showDay();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const mistake = findMistake(input);
    if (mistake) {
      showMistake(mistake);
      input.focus();
    } else {
      saveDay(input.value);
      showDay();
    }
  });

  // A wrong day of a shared address is still in the address (takeOverSharedDay). The form says so, unless the visitor
  // has a day.
  const shared = new URLSearchParams(location.search).get(parameters.arrival);
  if (shared && !shown) showMistake(checkArrival(shared));
  void sayOutcome();
  addEventListener('online', sayOutcome);
  new MutationObserver(sayOutcome).observe(document, failures);
  button.disabled = false;
}

function findMistake({ value, validity }: HTMLInputElement): Mistake | undefined {
  if (validity.badInput) return 'wrong';
  if (value) return checkArrival(value);
  return readDay() ? undefined : 'empty';
}
