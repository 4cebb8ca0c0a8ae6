/*
 * Takes the place of the service worker where phones get no copies any more (`worksOffline` in
 * content/company.ts): removes all copies, and itself.
 */
declare const self: { skipWaiting(): void; registration: ServiceWorkerRegistration };

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
});

export {};
