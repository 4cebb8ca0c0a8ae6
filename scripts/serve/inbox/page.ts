import { html, raw } from 'hono/html';
import { senderOf } from './eml';
import type { Enquiry } from './enquiry';
import { style } from './style';

/** A file of the folder; without an enquiry it is not one of ours or cannot be read. */
export type Entry = { name: string; enquiry: Enquiry | undefined };

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

/**
 * The page of the inbox, with everything that came from outside escaped.
 * @param folder the path to name on the page
 * @param entries what to show, in this order
 * @param older how many more files there are that are not shown
 */
export function renderInbox({
  folder,
  entries,
  older,
}: {
  folder: string;
  entries: Entry[];
  older: number;
}) {
  const enquiries = entries.filter(({ enquiry }) => enquiry);
  const others = entries.filter(({ enquiry }) => !enquiry);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Enquiries on this computer</title>
<link rel="icon" href="/icon.svg">
<style>${raw(style)}</style>
</head>
<body>
<header>
<div class="wrap">
<nav><a href="/">Sea Almond</a></nav>
<div class="top">
<h1>Enquiries</h1>
<p>What the forms would have mailed. Nothing has left this computer: each enquiry is a mail file in <code>${folder}</code></p>
</div>
</div>
${shore}
</header>
<main class="wrap">
${enquiries.length > 0 ? html`<p class="label">${count(enquiries.length)}, newest first</p>` : empty}
${enquiries.map(renderEntry)}
${older > 0 ? html`<p class="others">${older} older in the folder.</p>` : ''}
${others.length > 0 ? renderOthers(others) : ''}
</main>
</body>
</html>
`;
}

const shore = raw(
  '<svg class="shore" viewBox="0 0 1440 40" preserveAspectRatio="none" aria-hidden="true">' +
    '<path fill="#9fe6df" d="M0 14c240-18 420 16 720 8s480-20 720 2v16H0Z"/>' +
    '<path fill="#fffaf2" d="M0 26c260-14 440 10 720 6s470-16 720 0v8H0Z"/></svg>',
);

const empty = html`<section class="empty">
<div>
<h2>No enquiries yet</h2>
<p>Send one from the <a href="/contact">contact form</a> or the <a href="/flights">flight form</a>, then load this page again.</p>
</div>
<img src="/icon.svg" alt="" width="96" height="96">
</section>`;

function renderEntry({ name, enquiry }: Entry) {
  if (!enquiry) return '';
  const { received, templateId, fields } = enquiry;
  return html`<article>
<div class="meta">
<h2><bdi>${senderOf(enquiry) || 'Without a name'}</bdi></h2>
<time datetime="${received}">${time.format(new Date(received))}</time>
<p>Template: ${templateId.toWellFormed()}</p>
<a href="/inbox/${encodeURIComponent(name)}" download aria-label="Download .eml of ${senderOf(enquiry) || name}">Download .eml</a>
</div>
<dl>${fields.length > 0 ? fields.map(renderField) : html`<div><dt>No fields</dt><dd></dd></div>`}</dl>
</article>
`;
}

function renderField([name, value]: [string, string]) {
  const shown = value.trim() === '' ? html`<span class="none">empty</span>` : value.toWellFormed();
  return html`<div><dt>${name.toWellFormed()}</dt><dd>${shown}</dd></div>`;
}

function renderOthers(others: Entry[]) {
  return html`<section class="others">
<h2>Other files in the folder</h2>
<p>Not written by this inbox, or not readable:</p>
<ul>${others.map(({ name }) => html`<li>${name.toWellFormed()}</li>`)}</ul>
</section>`;
}

function count(number: number): string {
  return number === 1 ? '1 enquiry' : `${number} enquiries`;
}
