import { islandsAdded } from '@/components/islands/start-islands';
import { dialogPath } from '@/lib/routes';

/** Time limit for fetching a dialog, in ms. */
const timeoutMs = 8_000;

/** The requests for dialogs, by the path of the item's page. */
const requests = new Map<string, Promise<HTMLDialogElement | undefined>>();

/**
 * Fetches a dialog once and inserts it into the page.
 * @param route the path of the item's own page
 * @returns undefined if the dialog can't be loaded; the next call tries again
 */
export async function fetchDialog(route: string): Promise<HTMLDialogElement | undefined> {
  const request = requests.get(route) ?? requestDialog(route);
  requests.set(route, request);
  const dialog = await request;
  if (!dialog) requests.delete(route);
  return dialog;
}

/** Uses XMLHttpRequest, which can return a document: `fetch` returns text, and Trusted Types forbid parsing it. */
function requestDialog(route: string): Promise<HTMLDialogElement | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', dialogPath(route));
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = timeoutMs;
    request.onloadend = () => {
      const { status, response } = request;
      // In `npm run dev` the response is a whole page, which also contains other dialogs.
      const dialog = status === 200 && response?.querySelector('dialog[data-address]');
      if (!dialog) return resolve(undefined);
      document.body.append(dialog);
      document.body.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
      resolve(dialog);
    };
    request.send();
  });
}
