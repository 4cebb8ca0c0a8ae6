/*
 * Takes the place of the service worker where phones get no copies any more (`worksOffline` in
 * content/company.ts): removes all copies, and itself.
 */
addEventListener('install', () => (self as unknown as { skipWaiting(): void }).skipWaiting());
addEventListener('activate', (event) => {
  (event as Event & { waitUntil(work: Promise<unknown>): void }).waitUntil(removeCopiesAndWorker());
});

async function removeCopiesAndWorker() {
  for (const name of await caches.keys()) await caches.delete(name);
  await (self as unknown as { registration: ServiceWorkerRegistration }).registration.unregister();
}

export {};
