import { formatDay } from '@/lib/dates/format-day';
import { interpolate } from '@/lib/text/interpolate';
import { readOwnDay, subscribeToDay, writeDay } from './day-store';

/** Offers the visitor's own day, while a shared one is shown in its place. */
export function startOwnDay(offer: HTMLElement): void {
  const sentence = offer.querySelector('span');
  const button = offer.querySelector('button');
  if (!sentence || !button) return;
  const show = () => {
    const own = readOwnDay();
    offer.hidden = !own;
    sentence.textContent = own
      ? interpolate(sentence.dataset.pattern ?? '', { day: formatDay(own) })
      : '';
  };
  show();
  subscribeToDay(show);
  button.addEventListener('click', () => writeDay(readOwnDay() ?? ''));
}
