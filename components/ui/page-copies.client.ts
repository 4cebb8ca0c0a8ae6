/** Whether there are such pages, and each of them is on the phone. */
export async function haveCopies(routes: readonly string[]): Promise<boolean> {
  if (!('caches' in window) || routes.length === 0) return false;
  try {
    const found = await Promise.all(routes.map((route) => caches.match(route)));
    return found.every(Boolean);
  } catch {
    return false;
  }
}

/** Calls back when the worker has fetched the pages that it was asked for. */
export function onCopiesStored(act: () => void) {
  navigator.serviceWorker?.addEventListener('message', act);
}
