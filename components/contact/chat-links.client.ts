import { wordsOf } from '@/components/ui/words-of.client';
import { addPageToChat } from '@/lib/contact-links';
import { formatDay } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';
import { readArrival } from '@/lib/trip-dates/arrival-day';

/** Adds the address of the page, and the day of arrival in it, to the message of a chat link. */
export function enhanceChatLinks() {
  for (const event of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(event, addPageToLink, { capture: true });
  }
}

function addPageToLink({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-chat]');
  if (!link) return;
  const { chat = '' } = link.dataset;
  const { arrival } = wordsOf<{ arrival: string }>(link);
  const day = readArrival(location.search);
  const text = day ? `${chat} ${fillIn(arrival, { day: formatDay(day) })}` : chat;
  link.href = addPageToChat(link.href, text, location.href);
}
