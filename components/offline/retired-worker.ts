/*
 * Replaces the service worker when the site is built with `worksOffline: false` (content/company.ts): removes all
 * copies, and then itself.
 */
declare const self: { skipWaiting(): void; registration: ServiceWorkerRegistration };

addEventListener('install', () => self.skipWaiting());
addEventListener('activate', async () => {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
});

export {};
