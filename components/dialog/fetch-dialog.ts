import { dialogPath } from '@/lib/routes/file-paths';

/**
 * Finds the dialog of an item. If it is not on the page yet, it is fetched and inserted.
 * @param route the path of the item's own page
 * @returns undefined if the dialog can't be loaded; the next call tries again
 */
export async function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  // In `npm run dev`, the response is a page with other dialogs, too.
  const selector = `dialog[data-route="${route}"]`;
  const findIn = (page: Document | null) =>
    page?.querySelector<HTMLDialogElement>(selector) ?? undefined;
  if (!findIn(document)) {
    const dialog = findIn(await requestPage(dialogPath(route)));
    // Another click on the card may have inserted it in the meantime.
    if (dialog && !findIn(document)) document.body.append(dialog);
  }
  return findIn(document);
}

/** Uses XMLHttpRequest, which returns a document. `fetch` returns text, and Trusted Types forbid parsing it. */
function requestPage(path: string): Promise<Document | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = 8_000;
    request.onloadend = () => resolve(request.status === 200 ? request.response : null);
    request.send();
  });
}
