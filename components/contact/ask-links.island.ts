import type { PlainIslandProps } from '@/components/islands/island-names';
import { dayStore } from '@/components/storage/day-store';
import { chatHref } from '@/lib/contact/contact-links';
import { formatDay } from '@/lib/dates/format-day';
import { interpolate } from '@/lib/text/interpolate';

/** Adds the day of arrival and the page's address to the message of a chat link. */
export function startChatLink(
  link: HTMLElement,
  { phone, text, arrival }: PlainIslandProps['chat-link'],
): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const addPage = () => {
    const day = dayStore.read();
    const whole = day ? `${text} ${interpolate(arrival, { day: formatDay(day) })}` : text;
    link.href = chatHref(`${whole}\n${location.href}`, { phone });
  };
  // Waits until the link is used, because the day and the page's address may change.
  for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, addPage);
}

/**
 * On phones, opens Enquire Now in the same tab, so that Back returns to the item. Wider screens open a new tab, as the
 * specification asks.
 */
export function startEnquireLink(link: HTMLElement): void {
  link.addEventListener('click', () => {
    if (matchMedia('(max-width: 47.99rem)').matches) link.removeAttribute('target');
  });
}
