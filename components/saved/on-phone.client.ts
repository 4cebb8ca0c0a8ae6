/** Whether there are such pages, and each of them is on the phone. */
export async function areOnPhone(routes: readonly string[]): Promise<boolean> {
  if (!('caches' in window) || routes.length === 0) return false;
  try {
    const found = await Promise.all(routes.map((route) => caches.match(route)));
    return found.every(Boolean);
  } catch {
    return false;
  }
}

/** Calls back when the worker has fetched what is on the visitor's list. */
export function onPhoneChange(act: () => void) {
  navigator.serviceWorker?.addEventListener('message', act);
}
