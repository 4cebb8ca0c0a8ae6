import { dialogPath } from '@/lib/routes/file-paths';

type Answer = Promise<HTMLDialogElement | null>;

/** The requests that are under way, by the routes of the items. */
const requests = new Map<string, Answer>();

/**
 * Finds the dialog of an item. If it is not on the page yet, it is fetched and inserted.
 * @param route the path of the item's own page
 * @returns null if the dialog can't be loaded; the next call tries again
 */
export async function fetchDialog(route: string): Answer {
  // In `npm run dev` the response is a whole page, which also contains other dialogs.
  const selector = `dialog[data-route="${route}"]`;
  const present = document.querySelector<HTMLDialogElement>(selector);
  if (present) return present;
  const request = requests.get(route) ?? requestDialog(dialogPath(route), selector);
  requests.set(route, request);
  return request.finally(() => requests.delete(route));
}

/** Uses XMLHttpRequest, which can return a document: `fetch` returns text, and Trusted Types forbid parsing it. */
function requestDialog(path: string, selector: string): Answer {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', path);
    request.overrideMimeType('text/html; charset=utf-8');
    request.responseType = 'document';
    request.timeout = 8_000;
    request.onloadend = () => {
      const page: Document | null = request.status === 200 ? request.response : null;
      const dialog = page?.querySelector<HTMLDialogElement>(selector) ?? null;
      if (dialog) document.body.append(dialog);
      resolve(dialog);
    };
    request.send();
  });
}
