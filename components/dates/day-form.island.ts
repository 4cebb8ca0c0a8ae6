import { arrivalParameter, checkArrival, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { readDay, subscribeToDay, writeDay } from './day-store';

/** Starts a form that sets the day of arrival. Submitting an empty field removes the day. */
export function startDayForm(form: HTMLElement): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const [past, inList] = form.querySelectorAll<HTMLElement>('[role=status] > span');
  if (!input || !button || !past) return;
  const today = dayInIndia();
  input.min = today;
  input.max = lastArrival(today);
  // A past day of a shared address is still in the address (takeOverSharedDay). The form says so, unless the visitor
  // has a day.
  const shared = new URLSearchParams(location.search).get(arrivalParameter) ?? '';
  past.hidden = checkArrival(shared) !== 'past' || readDay() !== undefined;

  let shown: string | undefined;
  const showDay = () => {
    const day = readDay();
    // Do not overwrite a day that the visitor is choosing when another tab reports a change.
    if (day !== shown) input.value = day ?? '';
    shown = day;
  };
  showDay();
  subscribeToDay(showDay);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    past.hidden = true;
    writeDay(input.value);
    if (inList) inList.hidden = !input.value;
  });
  button.disabled = false;
}
