import { existsSync, readFileSync } from 'node:fs';
import util from 'node:util';
import { root } from './run.mjs';

/**
 * The settings of the mail service for the local inbox, which answers at the service's addresses on the
 * host that serves the pages. `npm run build` never uses them.
 */
export const inboxSettings = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'local-inbox',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'contact',
  NEXT_PUBLIC_EMAILJS_ORIGIN: 'self',
};

/** The files that Next reads for a build. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env'];

/** Whether the owner has set up a mail service, in the environment or a file: forms then send real e-mails. */
export function isMailSetUp() {
  const settings = files
    .map((name) => new URL(name, root))
    .filter((file) => existsSync(file))
    .map((file) => util.parseEnv(readFileSync(file, 'utf8')));
  const names = Object.keys(inboxSettings);
  return [process.env, ...settings].some((env) => names.some((name) => env[name]));
}
