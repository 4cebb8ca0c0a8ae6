import os from 'node:os';
import type { Browser } from '@playwright/test';

/** What the numbers were measured with, in one line. */
export function describeMachine(browser: Browser): string {
  const cpus = os.cpus();
  return [
    `${cpus.length} cores of ${cpus[0]?.model.trim() || os.arch()}`,
    `${Math.round(os.totalmem() / 2 ** 30)} GB memory`,
    `${os.type()} ${os.release()}`,
    `Chromium ${browser.version()}`,
    `Node ${process.versions.node}`,
  ].join(', ');
}

/** `2026-11-21`, by the clock of this machine. */
export function today(): string {
  return new Intl.DateTimeFormat('sv-SE').format(new Date());
}
