// Requests that a page makes on demand, by name: the code of an island (search), or a data file (search.json).

/** The outcomes of requests. A failed request counts as failed until a retry succeeds, so that no status flickers. */
const outcomes = new Map<string, 'failed' | 'loaded'>();
const listeners = new Set<() => void>();

/** Events after which to retry. `input` is missing, because every keystroke would send a request. */
const retryEvents = ['online', 'click', 'change', 'submit'];

/** The time until the first retry without such an event, in ms. It doubles with each retry, up to the maximum. */
const retryDelay = { first: 2_000, max: 60_000 };

/**
 * Requests something until it has loaded, and never gives up. Retries when the visitor does something, and otherwise
 * after a delay. While a request has failed, the root element has `data-load-failed`, so that styles can say that
 * a part doesn't work even if its code is missing.
 */
export async function requestWithRetries<T>(name: string, request: () => Promise<T>): Promise<T> {
  for (let delay = retryDelay.first; ; delay = Math.min(2 * delay, retryDelay.max)) {
    try {
      const result = await request();
      outcomes.set(name, 'loaded');
      return result;
    } catch (error) {
      console.warn(error);
      outcomes.set(name, 'failed');
    } finally {
      const hasFailed = [...outcomes.values()].includes('failed');
      document.documentElement.toggleAttribute('data-load-failed', hasFailed);
      for (const listener of listeners) listener();
    }
    await nextRetry(delay);
  }
}

/** @returns undefined while the first request lasts, or if there was none */
export const outcomeOf = (name: string) => outcomes.get(name);

/** Calls back when a request has succeeded or failed. @returns a function that unsubscribes */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
