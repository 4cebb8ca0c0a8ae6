import { dayStore } from '@/components/storage/day-store';
import { tripLines } from '@/components/storage/trip-lines';
import { chatHref } from '@/lib/contact/hrefs';
import { formatDay } from '@/lib/dates/calendar-day';
import { interpolate } from '@/lib/text/interpolate';

/** The phone number of the chat, the start of the message, and the sentence about the day of arrival. */
export type ChatLinkProps = { phone: string; text: string; arrival: string };

/** Adds the day of arrival, the chosen trip and the page's address to the message of a chat link. */
export function startChatLink(link: HTMLElement, { phone, text, arrival }: ChatLinkProps): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const addPage = () => {
    const day = dayStore.read();
    const sentences = day ? `${text} ${interpolate(arrival, { day: formatDay(day) })}` : text;
    // A dialog may be about something else.
    const lines = link.closest('dialog') ? '' : tripLines.current;
    const whole = [sentences, lines].filter(Boolean).join('\n\n');
    link.href = chatHref(whole, { phone, url: location.href });
  };
  // Waits until the link is used, because all this may change.
  for (const type of ['pointerdown', 'focus', 'click']) link.addEventListener(type, addPage);
}
