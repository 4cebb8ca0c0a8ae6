import { html, raw } from 'hono/html';
import type { ReceivedEnquiry } from './inbox-folder';

/** In the colours of the site (tailwind.config.ts). */
const style = raw(`
body { margin: 0; background: #fffaf2; color: #12283f; font: 1.0625rem/1.6 Figtree, system-ui, sans-serif; }
h1, h2 { margin: 0; font-family: Fraunces, Georgia, serif; line-height: 1.1; overflow-wrap: anywhere; }
h1 { font-size: 3rem; }
a { color: inherit; }
a:focus-visible { outline: 3px solid #ff6b57; outline-offset: 3px; }
header, main { padding: 2rem max(1.25rem, 50% - 31rem); }
header { background: #0b2a4a; color: #fff; }
article { padding: 1.5rem 0; border-bottom: 1px solid #e6d9c6; }
dl { display: grid; grid-template-columns: minmax(5rem, auto) 1fr; gap: 0.5rem 1.5rem; }
dt, time { color: #4b6075; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: plaintext; }
`);

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * The page of the inbox; what visitors wrote is escaped.
 * @param enquiries in the order to show
 * @param folder its path, to name it on the page
 * @param nonce lets the page's style through its policy
 */
export function renderPage(enquiries: ReceivedEnquiry[], folder: string, nonce: string) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Enquiries on this computer</title>
<link rel="icon" href="/icon.svg">
<style nonce="${nonce}">${style}</style>
</head>
<body>
<header>
<a href="/">The site</a>
<h1>Enquiries</h1>
<p>What the forms would have mailed. Nothing has left this computer: each enquiry is a file in ${folder}</p>
</header>
<main>${enquiries.length > 0 ? enquiries.map(renderEnquiry) : html`<p>No enquiries yet. Send one from the <a href="/contact">contact form</a>, then load this page again.</p>`}</main>
</body>
</html>`;
}

function renderEnquiry({ received, templateId, fields }: ReceivedEnquiry) {
  const [, name] = fields.find(([field]) => field === 'name') ?? [];
  return html`<article>
<h2><bdi>${name || 'Without a name'}</bdi></h2>
<p><time datetime="${received}">${time.format(new Date(received))}</time>, template ${templateId}</p>
<dl>${fields.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>
</article>`;
}
