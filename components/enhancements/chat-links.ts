import { readArrival } from '@/lib/arrival';
import { formatDay } from '@/lib/date';
import { withPage } from '@/lib/enquiry/links';

/** Adds the address of the page, and the day of arrival in it, to the message of a chat link. */
export function enhanceChatLinks() {
  for (const event of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(event, addPage, { capture: true });
  }
}

function addPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-chat]');
  if (!link) return;
  const { chat = '', arrival = '' } = link.dataset;
  const day = readArrival(location.search);
  const text = day ? `${chat} ${arrival.replace('{day}', formatDay(day))}` : chat;
  link.href = withPage(link.href, text, location.href);
}
