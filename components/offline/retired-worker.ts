/*
 * Takes the place of the service worker where the site keeps no copies on phones any more (`worksOffline` in
 * content/company.ts): removes what that has kept, and itself.
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
