import { arrivalParameter, checkArrival, lastArrival } from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { readDay, subscribeToDay, writeDay } from './day-store';

/** Lets a form choose the day of arrival, or take it back by an empty field. */
export function startDayForm(form: HTMLElement): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  const past = form.querySelector<HTMLElement>('[role=status]');
  if (!input || !button || !past) return;
  const today = dayInIndia();
  input.min = today;
  input.max = lastArrival(today);
  // A shared address can be older than its day. A day that the visitor has chosen stands instead.
  const shared = new URLSearchParams(location.search).get(arrivalParameter) ?? '';
  past.hidden = checkArrival(shared) !== 'past' || readDay() !== undefined;

  let shown: string | undefined;
  const showDay = () => {
    const day = readDay();
    // A day that is being chosen stays in the field.
    if (day !== shown) input.value = day ?? '';
    shown = day;
  };
  showDay();
  subscribeToDay(showDay);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    past.hidden = true;
    writeDay(input.value);
  });
  button.disabled = false;
}
