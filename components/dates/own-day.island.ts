import { readOwnDay, saveDay, subscribeToDay } from '@/components/storage/day-store';
import { formatDay } from '@/lib/dates/format-day';
import { interpolate } from '@/lib/text/interpolate';

/** Offers the visitor's own day, while a shared one is shown in its place. */
export function startOwnDay(button: HTMLElement): void {
  const offer = () => {
    const own = readOwnDay();
    button.hidden = !own;
    const day = own ? formatDay(own) : '';
    button.textContent = interpolate(button.dataset.pattern ?? '', { day });
  };
  offer();
  subscribeToDay(offer);
  button.addEventListener('click', () => saveDay(readOwnDay() ?? ''));
}
