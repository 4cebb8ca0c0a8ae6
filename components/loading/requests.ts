import { type DataFiles, type DataName, dataUrl } from '@/lib/data-files/data-files';

// Requests that a page makes on demand: for the code of an island, or for a data file.

/** The requests that have failed. A request counts as failed until a retry succeeds, so that no message flickers. */
const failed = new Set<() => Promise<unknown>>();

/** Events after which to retry. `input` is missing, because every keystroke would send a request. */
const retryEvents = ['online', 'click', 'change', 'submit'];

/** The time until the first retry without such an event, in ms. It doubles with each retry, up to the maximum. */
const retryDelay = { first: 2_000, max: 60_000 };

/**
 * Requests something until it has loaded, and never gives up. Retries when the visitor does something, and otherwise
 * after a delay. While a request has failed, the root element has `data-load-failed`, so that styles can show a message
 * in a part of the page whose code is missing.
 */
export async function requestWithRetries<T>(request: () => Promise<T>): Promise<T> {
  for (let delay = retryDelay.first; ; delay = Math.min(2 * delay, retryDelay.max)) {
    try {
      const result = await request();
      failed.delete(request);
      return result;
    } catch (error) {
      console.warn(error);
      failed.add(request);
    } finally {
      document.documentElement.toggleAttribute('data-load-failed', failed.size > 0);
    }
    await nextRetry(delay);
  }
}

/** Waits for an event after which a request may succeed, or until the delay (ms) is over. */
function nextRetry(delay: number) {
  return new Promise<void>((resolve) => {
    const stop = new AbortController();
    const retry = () => {
      stop.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(retry, delay);
    const options = { capture: true, signal: stop.signal };
    for (const event of retryEvents) addEventListener(event, retry, options);
  });
}

/** The time of the page's build in digits, from the year to ms (app/layout.tsx); '' in `npm run dev`. */
export const readBuildTime = () =>
  document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';

/** The time limit of a request, in ms. */
const timeoutMs = 20_000;

const requests: { [Name in DataName]?: Promise<DataFiles[Name]> } = {};

/** Requests a data file until it has loaded. The page loads it only once. */
export function requestData<Name extends DataName>(name: Name): Promise<DataFiles[Name]> {
  requests[name] ??= requestWithRetries(() => fetchData(name));
  return requests[name];
}

async function fetchData(name: DataName) {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(dataUrl(name, readBuildTime()), { signal });
  if (!response.ok) throw new Error(`${response.status}: ${response.url}`);
  return response.json();
}
