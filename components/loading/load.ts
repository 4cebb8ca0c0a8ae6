// What a page loads when it is needed, by its name: the code of an island (search), and a data file (search.json).

/** The names of what could not be loaded so far. */
const failed = new Set<string>();
const listeners = new Set<() => void>();

/** The network may be back, or the visitor acts. Not `input`, because each key stroke would send a request. */
const retryEvents = ['online', 'click', 'change', 'submit'];

/** Loads something. What fails is requested again when the network is back or the visitor acts, until it has come. */
export async function load<Loaded>(name: string, request: () => Promise<Loaded>): Promise<Loaded> {
  for (;;) {
    try {
      const loaded = await request();
      failed.delete(name);
      return loaded;
    } catch (error) {
      console.warn(error);
      failed.add(name);
    } finally {
      for (const listener of listeners) listener();
    }
    await nextRetry();
  }
}

/** Whether something could not be loaded. This is true until it has come, so that a status does not flicker. */
export const hasFailedToLoad = (name: string) => failed.has(name);

/** Calls back when something has been loaded, or could not be. @returns a function that ends this */
export function subscribeToLoads(listener: () => void): () => void {
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
