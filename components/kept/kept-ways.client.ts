import { enquireListRoute, type KeptItem, messageAbout } from '@/lib/enquiry/kept';
import { chatHref, mailHref } from '@/lib/enquiry/links';
import { addressOfList } from '@/lib/kept-address';

/** Puts a list, and the day of arrival in the page's address, into the links of kept-ways.tsx. */
export function fillWays(root: HTMLElement, items: readonly KeptItem[]) {
  const list = addressOfList(
    items.map(({ route }) => route),
    location,
  );
  for (const group of root.querySelectorAll<HTMLElement>('[data-sentence]')) {
    const { sentence = '', arrival = '', subject = '' } = group.dataset;
    const body = messageAbout({ sentence, arrival }, items, location);
    for (const link of group.querySelectorAll<HTMLAnchorElement>('a[data-way]')) {
      const { way, to = '' } = link.dataset;
      if (way === 'enquire') link.href = enquireListRoute(items, location);
      if (way === 'chat') link.href = chatHref(to, body);
      if (way === 'mail') link.href = mailHref(to, { subject, body });
    }
  }
  const copy = root.querySelector<HTMLElement>('[data-copy]');
  if (!copy || copy.dataset.copy === list) return;
  copy.dataset.copy = list;
  // What was copied before is another list.
  const said = root.querySelector('[data-copy-said]');
  if (said) said.textContent = '';
}
