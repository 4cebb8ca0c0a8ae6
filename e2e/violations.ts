import type { Page } from '@playwright/test';

/**
 * Records from now on what the page's policy refuses, as "directive address", console errors and
 * warnings, page errors, and requests to other hosts.
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => found.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation(`${effectiveDirective} ${blockedURI}`);
    });
  });
  page.on('console', (message) => {
    // Tests see what pages ask for, so most of them keep the worker out.
    const isExpected = /^Service Worker registration blocked/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isExpected) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') found.push(request.url());
  });
  return found;
}
