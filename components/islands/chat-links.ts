'use client';

import { readArrival } from '@/lib/arrival';
import { formatDay } from '@/lib/date';
import { withPage } from '@/lib/enquiry/links';

/** Adds the address of the page to the message of a chat link, just before it is followed. */
export function enhanceChatLinks(signal: AbortSignal) {
  for (const event of ['pointerdown', 'focusin', 'click']) {
    document.addEventListener(event, addPage, { capture: true, signal });
  }
}

function addPage({ target }: Event) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-chat]');
  if (!link) return;
  const text = [link.dataset.chat, arrivalLine()].filter(Boolean).join(' ');
  link.href = withPage(link.href, text, location.href);
}

/** The day of arrival in words, which are on the chat button of every page; empty without one. */
function arrivalLine(): string | undefined {
  const day = readArrival(location.search);
  const words = document.querySelector<HTMLElement>('[data-arrival]')?.dataset.arrival;
  return day && words?.replace('{day}', formatDay(day));
}
