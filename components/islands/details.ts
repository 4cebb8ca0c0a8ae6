'use client';

import { detailsAddress } from '@/lib/routes';
import { isScarce } from './scarce';

/** How long a dialog is waited for, in ms: after that the item's own page is the quicker way. */
const patienceMs = 8_000;

/** Those that have been asked for, by the address of the item's own page. */
const asked = new Map<string, Promise<HTMLDialogElement>>();

/** Whether a link to an item opens its details over the page that it stands on. */
export function opensDetails(link: HTMLAnchorElement): boolean {
  return link.dataset.dialog !== undefined;
}

/**
 * The dialog with the details of an item: fetched once, and not yet part of the page.
 * @param link leads to the item's own page
 * @returns rejects when it can't be had; the next call asks again
 */
export function fetchDetails({ pathname }: HTMLAnchorElement): Promise<HTMLDialogElement> {
  const earlier = asked.get(pathname);
  if (earlier) return earlier;
  const fetching = fetchDocument(detailsAddress(pathname)).then((part) => {
    const dialog = part.querySelector('dialog');
    if (!dialog) throw new Error(`There is no dialog in ${part.URL}`);
    return document.adoptNode(dialog);
  });
  asked.set(pathname, fetching);
  fetching.catch(() => asked.delete(pathname));
  return fetching;
}

/**
 * Fetches the details of each card that is seen: a tap then opens them at once, and without a network.
 * @returns a function that ends it
 */
export function fetchSeenDetails(): () => void {
  if (isScarce()) return () => undefined;
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchDetails(target as HTMLAnchorElement).catch(() => undefined);
    }
  });
  for (const link of document.querySelectorAll('a[data-dialog]')) observer.observe(link);
  return () => observer.disconnect();
}

/** `fetch` brings text alone, which a policy with Trusted Types lets nobody turn into elements. */
function fetchDocument(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new Error(`${address} did not come`));
    request.open('GET', address);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = patienceMs;
    request.onload = () => (request.status === 200 ? resolve(request.response) : fail());
    request.onerror = fail;
    request.ontimeout = fail;
    request.send();
  });
}
