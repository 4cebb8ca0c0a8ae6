import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { HTTPException } from 'hono/http-exception';
import { NONCE, secureHeaders } from 'hono/secure-headers';
import { openFolder, type ReceivedEnquiry } from './inbox-folder';
import { renderPage } from './inbox-page';

/** The mail service's limit in bytes (https://www.emailjs.com/docs/rest-api/send-form/). */
const maxBody = 50 * 1024;

/** The names under which the service's client sends its own data; the rest is the visitor's. */
const clientNames = ['lib_version', 'service_id', 'template_id', 'user_id'];

const contentSecurityPolicy = {
  defaultSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
  imgSrc: ["'self'"],
  styleSrc: [NONCE],
};

/** Whether a host name means this computer and no other: localhost, 127.0.0.0/8 or ::1. */
export function isLoopback(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(name);
}

/**
 * Serves the address of the mail service, and the page /inbox with the enquiries. Other websites may be
 * open in the same browser, so it refuses their requests (Sec-Fetch-Site, Origin), and every host name
 * that is not this computer's: a website can point its own name to 127.0.0.1 (DNS rebinding).
 * @param path the folder for the enquiries
 */
export function createInbox(path: string): Hono {
  const folder = openFolder(path);
  const inbox = new Hono();

  inbox.on(
    'ALL',
    ['/api/*', '/inbox/*'],
    secureHeaders({ contentSecurityPolicy, strictTransportSecurity: false }),
    async (c, next) => {
      const site = c.req.header('Sec-Fetch-Site') ?? 'none';
      const isOwn = isLoopback(new URL(c.req.url).hostname);
      if (!isOwn || !['none', 'same-origin'].includes(site)) {
        throw new HTTPException(403, { message: 'The inbox is for this computer alone' });
      }
      c.header('Cache-Control', 'no-store');
      await next();
    },
    csrf(),
  );

  inbox.post('/api/v1.0/email/send-form', bodyLimit({ maxSize: maxBody }), async (c) => {
    const form = await c.req.formData().catch(() => {
      throw new HTTPException(400, { message: 'The body is no form data' });
    });
    await folder.save(toEnquiry([...form]));
    // The service's exact answer: the client takes any other answer for a network's sign-in page.
    return c.text('OK');
  });

  inbox.get('/inbox', async (c) =>
    c.html(renderPage(await folder.list(), path, c.get('secureHeadersNonce') ?? '')),
  );
  return inbox;
}

/** @throws HTTPException 400 for files, or when there is no template */
function toEnquiry(sent: [string, FormDataEntryValue][]): ReceivedEnquiry {
  const fields = sent.map(([name, value]): [string, string] => {
    if (typeof value === 'string') return [name, value];
    throw new HTTPException(400, { message: 'Files are not accepted' });
  });
  const templateId = new Map(fields).get('template_id');
  if (!templateId) throw new HTTPException(400, { message: 'The template_id is missing' });
  const received = new Date().toISOString();
  return { received, templateId, fields: fields.filter(([name]) => !clientNames.includes(name)) };
}
