import { formatDay } from '@/lib/dates/format-day';
import { interpolate } from '@/lib/text/interpolate';
import { readOwnDay, subscribeToDay, writeDay } from './day-store';

/** The sentence, in which {day} stands for the visitor's own day. */
export type OwnDayProps = { text: string };

/** Offers the visitor's own day, while a shared one is shown in its place. */
export function startOwnDay(offer: HTMLElement, props: unknown): void {
  const sentence = offer.querySelector('span');
  const show = () => {
    const own = readOwnDay();
    offer.hidden = !own;
    if (own && sentence) {
      sentence.textContent = interpolate((props as OwnDayProps).text, { day: formatDay(own) });
    }
  };
  show();
  subscribeToDay(show);
  offer.querySelector('button')?.addEventListener('click', () => writeDay(readOwnDay() ?? ''));
}
