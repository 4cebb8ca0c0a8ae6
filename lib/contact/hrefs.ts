/**
 * A link that dials a number (RFC 3966).
 * @param phone a number as people write it, such as +91 3192 000 001 or 112
 */
export function telHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/**
 * The maximum lengths of a text in a link after `encodeURIComponent`. WhatsApp silently cuts off longer texts (3,000 is
 * about 2,200 letters of English), or does not open. Windows opens no e-mail link longer than about 2,000 characters,
 * address and subject included.
 */
const maxLengths = { chat: 3_000, mail: 1_800 };

/**
 * A link that opens a WhatsApp chat, in the app or on the web.
 * @param text the message; if it is too long, its end is cut off
 * @param to `phone`: the recipient, with the country code; if omitted, the visitor chooses one. `url`: never cut off
 */
export function chatHref(text: string, to: { phone?: string; url?: string } = {}): string {
  const { phone = '', url } = to;
  const message = encodeMessage(text, url ? `\n${url}` : '', maxLengths.chat);
  return `https://wa.me/${digitsOf(phone)}?text=${message}`;
}

/**
 * A link that opens the visitor's e-mail program (RFC 6068: line breaks are encoded as CRLF).
 * @param message its subject, text and URL, as in a chat link; if omitted, the e-mail is empty
 */
export function mailHref(
  email: string,
  message?: { subject: string; text: string; url?: string },
): string {
  if (!message) return `mailto:${email}`;
  const { subject, text, url } = message;
  const body = encodeMessage(withCrlf(text), url ? `\r\n${url}` : '', maxLengths.mail);
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}

/** Whether an e-mail link, and perhaps a chat link, cuts off the end of a text. */
export function isTooLongForLinks(text: string): boolean {
  return encodeURIComponent(withCrlf(text)).length > maxLengths.mail;
}

const withCrlf = (text: string) => text.replace(/\r?\n/g, '\r\n');

/**
 * A text with a last line, which is never cut, as a part of a URL. Spaces are %20: some versions of WhatsApp show the +
 * that URLSearchParams writes.
 */
function encodeMessage(text: string, lastLine: string, limit: number): string {
  const whole = encodeURIComponent(text + lastLine);
  if (whole.length <= limit) return whole;
  const end = encodeURIComponent(` …${lastLine}`);
  let start = '';
  // Cuts neither a character nor a line break in two.
  for (const character of text.match(/\r\n|./gsu) ?? []) {
    const next = start + encodeURIComponent(character);
    if (next.length + end.length > limit) break;
    start = next;
  }
  return start + end;
}

/**
 * A link that opens an SMS (RFC 5724; iPhones need the & before the body).
 * @param text the message
 * @param phone the recipient; if omitted, the visitor chooses one
 */
export function smsHref(text: string, phone = ''): string {
  return `sms:${dialled(phone)}?&body=${encodeURIComponent(text)}`;
}

/** The digits of a number, with a plus before a country code. */
const dialled = (phone: string) => (phone.startsWith('+') ? '+' : '') + digitsOf(phone);
const digitsOf = (phone: string) => phone.replace(/\D/g, '');
