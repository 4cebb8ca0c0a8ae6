import { islandsAdded } from '@/components/islands/start-islands';
import { dialogPath } from '@/lib/routes/file-paths';

/**
 * Finds the dialog of an item. If it is not on the page yet, it is fetched and inserted, by XMLHttpRequest, which can
 * return a document: `fetch` returns text, and Trusted Types forbid parsing it.
 * @param route the path of the item's own page
 * @returns undefined if the dialog can't be loaded; the next call tries again
 */
export function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  // In `npm run dev` the response is a whole page, which also contains other dialogs.
  const selector = `dialog[data-address="${route}"]`;
  const find = () => document.querySelector<HTMLDialogElement>(selector) ?? undefined;
  return new Promise((resolve) => {
    if (find()) return resolve(find());
    const request = new XMLHttpRequest();
    request.open('GET', dialogPath(route));
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = 8_000;
    request.onloadend = () => {
      const dialog = request.status === 200 && request.response?.querySelector(selector);
      // A request that was cancelled may have inserted it meanwhile.
      if (dialog && !find()) {
        document.body.append(dialog);
        document.body.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
      }
      resolve(find());
    };
    request.send();
  });
}
