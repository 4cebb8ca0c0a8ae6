import { readDay } from '@/components/dates/day-store';
import { chatHref } from '@/lib/contact-links';
import { formatDay } from '@/lib/dates/date-words';
import { fillIn } from '@/lib/text/fill-in';

/** The phone number of the chat, the message, and the words for the day of arrival. */
export type ChatLinkProps = { phone: string; text: string; arrival: string };

/** Adds the address of the page, and the day of arrival, to the message of a chat link. */
export function startChatLink(element: HTMLElement, props: unknown): void {
  const link = element as HTMLAnchorElement;
  const { phone, text, arrival } = props as ChatLinkProps;
  const addPage = () => {
    const day = readDay();
    const whole = day ? `${text} ${fillIn(arrival, { day: formatDay(day) })}` : text;
    link.href = chatHref(`${whole}\n${location.href}`, phone);
  };
  addPage();
  // The address may have changed since.
  for (const sign of ['pointerdown', 'focus', 'click']) link.addEventListener(sign, addPage);
}
