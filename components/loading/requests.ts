// What a page requests when it is needed, by its name: the code of an island (search), and a data file (search.json).

/** The names of what has failed and not loaded since. */
const failed = new Set<string>();
const listeners = new Set<() => void>();

/** The network may be back, or the visitor acts. Not `input`, because each key stroke would send a request. */
const retryEvents = ['online', 'click', 'change', 'submit'];

/** Requests something until it has loaded: after a failure again when the network is back or the visitor acts. */
export async function requestUntilLoaded<T>(name: string, request: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const result = await request();
      failed.delete(name);
      return result;
    } catch (error) {
      console.warn(error);
      failed.add(name);
    } finally {
      for (const listener of listeners) listener();
    }
    await nextRetry();
  }
}

/** Whether a request has failed. This is true until it succeeds, so that a status does not flicker. */
export const hasRequestFailed = (name: string) => failed.has(name);

/** Calls back when a request has succeeded or failed. @returns a function that unsubscribes */
export function subscribeToRequests(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Waits for an event after which a request may succeed. Without a network, none can. */
function nextRetry() {
  return new Promise<void>((resolve) => {
    const stop = new AbortController();
    const onEvent = () => {
      if (!navigator.onLine) return;
      stop.abort();
      resolve();
    };
    const options = { capture: true, signal: stop.signal };
    for (const event of retryEvents) addEventListener(event, onEvent, options);
  });
}
