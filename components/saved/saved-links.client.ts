import { partOf } from '@/components/ui/part-of.client';
import { chatHref, mailHref } from '@/lib/contact-links';
import type { PageLink } from '@/lib/routes';
import { savedListUrl } from '@/lib/saved/saved-address';
import { enquireListRoute, messageAbout } from '@/lib/saved/saved-message';

/** The words of a message, see `messageAbout`, and the subject of an e-mail. */
type Words = { sentence: string; arrival: string; subject: string };

/**
 * Puts a list, and the day of arrival in the page's address, into a group of links (saved-links.tsx). To
 * whom they go is in their addresses already.
 */
export function fillLinks(group: HTMLElement, words: Words, items: readonly PageLink[]) {
  const body = messageAbout(words, items, location);
  const enquiry = partOf<HTMLAnchorElement>(group, 'enquiry-link');
  const chat = partOf<HTMLAnchorElement>(group, 'chat-link');
  const mail = partOf<HTMLAnchorElement>(group, 'mail-link');
  if (enquiry) enquiry.href = enquireListRoute(items, location);
  if (chat) chat.href = chatHref(chat.pathname, body);
  if (mail) mail.href = mailHref(mail.pathname, { subject: words.subject, body });
  const copyButton = group.querySelector<HTMLElement>('[data-copy]');
  const list = savedListUrl(
    items.map(({ route }) => route),
    location,
  );
  if (!copyButton || copyButton.dataset.copy === list) return;
  copyButton.dataset.copy = list;
  // What was copied before is another list.
  group.querySelector('[role=status]')?.replaceChildren();
}
