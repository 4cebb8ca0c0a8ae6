import { setParameter } from '@/lib/set-parameter';
import { arrivalParameter, goesAlong } from '@/lib/trip-dates/arrival-day';
import { chosenDay } from './chosen-day.client';

/** The links to which a day was added: followed into another tab, they are still here. */
const passedOn = new WeakSet<HTMLAnchorElement>();

/**
 * Adds the day to a link that is about to be followed, or takes it out again. A link with a day of its own
 * keeps that. A card keeps its address: its dialog has it.
 */
export function passDayOn() {
  const onPress = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
    if (!link || link.dataset.dialog || !goesAlong(link.pathname)) return;
    const day = chosenDay();
    const isOwn = new URLSearchParams(link.search).has(arrivalParameter);
    if (!passedOn.has(link) && (isOwn || !day)) return;
    passedOn.add(link);
    link.href = setParameter(link.getAttribute('href') ?? '', arrivalParameter, day);
  };
  for (const event of ['click', 'auxclick', 'contextmenu']) {
    document.addEventListener(event, onPress, { capture: true });
  }
}
