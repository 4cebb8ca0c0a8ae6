import { type Context, Hono } from 'hono';
import { sendText } from '../send-text';
import { readBody } from './body';
import { readEml, writeEml } from './eml';
import { parseForm, parseJson } from './enquiry';
import { openMailFolder } from './folder';
import { findTrespass } from './guard';
import { createLimiter, maxBody } from './limits';
import { type Entry, renderInbox } from './page';
import { Refusal } from './refusal';
import { stylePolicy } from './style';

export type InboxOptions = {
  /** Where the mail files go; made with the first. */
  folder: string;
  /** How many enquiries may come at once before the rate of one a second holds; 30 unless set. */
  burst?: number;
  /** The time in ms since 1970. */
  now?: () => number;
};

/** The page shows as many mails as this, the newest ones; the folder has all. */
const shown = 200;

const endpoints = ['/api/v1.0/email/send', '/api/v1.0/email/send-form'];

const closed =
  'The enquiry inbox is off: it runs only where no other computer can reach this host.';

const privately = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex, nofollow',
};

const contentSecurityPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "img-src 'self'",
  stylePolicy,
].join('; ');

/**
 * The addresses of the mail service and the page that shows what came in. All of /api and /inbox is
 * taken, so that no file of the export can stand in their place; what is not found is left to the
 * host's own error page.
 * @param options without them the inbox is closed: enquiries are answered with 403, the page is
 *   missing
 */
export function createInbox(options?: InboxOptions): Hono {
  const app = new Hono();
  if (options) openInbox(app, options);
  else app.on('ALL', endpoints, () => sendText(403, closed));
  app.all('/api/*', (c) => c.notFound());
  app.all('/inbox/*', (c) => c.notFound());
  return app;
}

function openInbox(app: Hono, { folder, burst = 30, now = Date.now }: InboxOptions) {
  const mails = openMailFolder(folder);
  const mayPass = createLimiter(burst, now);

  for (const address of ['/api/*', '/inbox/*']) {
    app.use(address, async (c, next) => {
      const trespass = findTrespass(c.req.raw);
      if (trespass) return sendText(403, trespass, privately);
      return next();
    });
  }

  app.post('/api/v1.0/email/send-form', accept(parseForm));
  app.post('/api/v1.0/email/send', accept(parseJson));
  app.on('ALL', endpoints, () => refuseMethod('POST'));

  app.get('/inbox', async (c) => {
    const names = await mails.list();
    const entries: Entry[] = [];
    for (const name of names.slice(0, shown)) {
      const mail = await mails.read(name);
      const enquiry = mail && (await readEml(mail).catch(() => undefined));
      entries.push({ name, enquiry });
    }
    return c.html(renderInbox({ folder, entries, older: names.length - entries.length }), 200, {
      ...privately,
      'Content-Security-Policy': contentSecurityPolicy,
    });
  });
  app.get('/inbox/', () => sendText(308, 'Permanent redirect', { Location: '/inbox' }));
  app.get('/inbox/:name{.+\\.eml}', async (c) => {
    const name = c.req.param('name');
    // The name comes from outside: only one that is in the list leads to a file.
    const mail = (await mails.list()).includes(name) ? await mails.read(name) : undefined;
    if (!mail) return c.notFound();
    return c.body(new Uint8Array(mail), 200, {
      ...privately,
      'Content-Disposition': `attachment; filename="${encodeURIComponent(name)}"`,
      'Content-Type': 'message/rfc822',
    });
  });
  app.on(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], '/inbox/*', () =>
    refuseMethod('GET, HEAD'),
  );

  function accept(parse: typeof parseForm) {
    return async (c: Context) => {
      if (!mayPass()) {
        // The text of the service's own client for it (limitRateError in @emailjs/browser).
        return sendText(429, 'Too Many Requests', { ...privately, 'Retry-After': '1' });
      }
      try {
        if (c.req.header('Content-Encoding')) throw new Refusal(400, 'The body is compressed');
        const body = await readBody(c.req.raw, maxBody);
        const received = new Date(now());
        const enquiry = await parse(c.req.header('Content-Type') ?? '', body, received);
        await mails.save(await writeEml(enquiry), received.getTime());
        return sendText(200, 'OK', privately);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return sendText(error.status, error.message, privately);
      }
    };
  }
}

function refuseMethod(allowed: string): Response {
  return sendText(405, 'Method not allowed', { ...privately, Allow: allowed });
}
