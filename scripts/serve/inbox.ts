import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { html, raw } from 'hono/html';

/** The folder where the local servers keep enquiries. */
export const inboxFolder = path.resolve(process.env.INBOX || 'enquiries');

type ReceivedMail = {
  /** The time of arrival in ISO 8601. */
  received: string;
  /** The template of its form. */
  templateId: string;
  /** The names and values, exactly as sent. */
  fields: [string, string][];
};

/**
 * Makes a stand-in for the mail service (EmailJS), which shows enquiries on the page /inbox.
 * @param folder where each enquiry becomes a JSON file; created if it is missing
 * @see https://www.emailjs.com/docs/rest-api/send-form/
 */
export function makeInbox(folder: string): Hono {
  mkdirSync(folder, { recursive: true });
  const inbox = new Hono();

  // Other websites must not write into the inbox.
  inbox.post('/api/v1.0/email/send-form', csrf(), async (c) => {
    const form = await c.req.formData();
    const received = new Date().toISOString();
    // Names with _ come from the service's client, because the names of fields consist of letters.
    const fields = [...form].filter(([name]) => !name.includes('_'));
    const enquiry = { received, templateId: form.get('template_id'), fields };
    // Windows does not allow colons in file names.
    const name = `${received.replaceAll(':', '-')}-${randomUUID()}.json`;
    await writeFile(path.join(folder, name), JSON.stringify(enquiry, null, 2));
    // The service's exact answer. After any other text, the form says that the enquiry may have been sent.
    return c.text('OK');
  });
  inbox.get('/inbox', async (c) => {
    // Newest first, because names begin with the time.
    const names = (await readdir(folder)).filter((name) => /^\d.*\.json$/.test(name));
    const files = names.sort().reverse();
    const articles = await Promise.all(files.map((name) => renderMail(path.join(folder, name))));
    return c.html(inboxPage(articles, folder), 200, { 'Cache-Control': 'no-store' });
  });
  return inbox;
}

/** Uses the colours of the site (tailwind.config.ts). */
const style = raw(`
body { max-width: 62rem; margin: 0 auto; padding: 2rem 1.25rem; background: #fffaf2; color: #12283f; font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
article { padding: 1.5rem 0; border-top: 1px solid #e6d9c6; }
dl { display: grid; grid-template-columns: minmax(5rem, auto) 1fr; gap: 0.5rem 1.5rem; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
`);

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/** Renders an enquiry, or names its file if somebody has changed it. `html` escapes the visitors' texts. */
async function renderMail(file: string) {
  try {
    const { received, templateId, fields }: ReceivedMail = JSON.parse(await readFile(file, 'utf8'));
    return html`<article>
<h2>${new Map(fields).get('name')}</h2>
<p><time datetime="${received}">${time.format(new Date(received))}</time>, mail template ${templateId}</p>
<dl>${fields.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</article>`;
  } catch {
    return html`<article>${file} can't be read.</article>`;
  }
}

function inboxPage(articles: readonly unknown[], folder: string) {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Enquiries on this computer</title>
<style>${style}</style>
<a href="/">The site</a>
<h1>Enquiries</h1>
<p>What the forms would have mailed. Nothing has left this computer: each enquiry is a file in ${folder}.</p>
${articles.length === 0 ? html`<p>No enquiries yet. Send one from the <a href="/contact">contact form</a>, then load this page again.</p>` : ''}
${articles}`;
}
