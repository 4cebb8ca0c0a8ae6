import {
  arrivalParameter,
  checkArrival,
  lastArrival,
  type WrongDay,
} from '@/lib/dates/arrival-day';
import { dayInIndia } from '@/lib/dates/calendar-day';
import { readDay, subscribeToDay, writeDay } from './day-store';

/** Starts a form that sets the day of arrival. Submitting an empty field removes the day. */
export function startDayForm(form: HTMLElement): void {
  const input = form.querySelector('input');
  const button = form.querySelector('button');
  if (!input || !button) return;
  const messages = form.querySelectorAll<HTMLElement>('[data-message]');
  const showMessage = (name: WrongDay | 'shown' | undefined) => {
    for (const message of messages) message.hidden = message.dataset.message !== name;
  };
  const today = dayInIndia();
  input.min = today;
  input.max = lastArrival(today);
  // A past day of a shared address is still in the address (takeOverSharedDay). The form says so, unless the visitor
  // has a day.
  const shared = new URLSearchParams(location.search).get(arrivalParameter) ?? '';
  if (checkArrival(shared) === 'past' && !readDay()) showMessage('past');

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
    const mistake = findMistake(input);
    input.setAttribute('aria-invalid', `${mistake !== undefined}`);
    showMessage(mistake ?? (input.value ? 'shown' : undefined));
    if (mistake) input.focus();
    else writeDay(input.value);
  });
  button.disabled = false;
}

function findMistake({ value, validity }: HTMLInputElement): WrongDay | undefined {
  if (validity.badInput) return 'wrong';
  return value ? checkArrival(value) : undefined;
}
