/**
 * A link that dials a number (RFC 3966: digits, and a plus before a country code).
 * @param phone a number as people write it, such as +91 3192 000 001 or 112
 */
export function telHref(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/**
 * The maximum length of a text in a chat link after `encodeURIComponent`: about 2,200 letters of English. WhatsApp cuts
 * off longer texts silently, or does not open.
 */
const maxChatLength = 3_000;

/**
 * A link that opens a WhatsApp chat, in the app or on the web.
 * @param text the message; if it is too long, its end is cut off
 * @param to the recipient's phone with its country code, without which the visitor chooses one; a URL to append uncut
 */
export function chatHref(text: string, to: { phone?: string; url?: string } = {}): string {
  const { phone = '', url } = to;
  return `https://wa.me/${digitsOf(phone)}?text=${encodeForChat(text, url ? `\n${url}` : '')}`;
}

/** Whether `chatHref` cuts off the end of a text. */
export function isTooLongForChat(text: string): boolean {
  return encodeURIComponent(text).length > maxChatLength;
}

/** Spaces are %20: some versions of WhatsApp show the + that URLSearchParams writes. */
function encodeForChat(text: string, lastLine: string): string {
  if (!isTooLongForChat(text + lastLine)) return encodeURIComponent(text + lastLine);
  const end = encodeURIComponent(` …${lastLine}`);
  let start = '';
  for (const character of text) {
    const next = start + encodeURIComponent(character);
    if (next.length + end.length > maxChatLength) break;
    start = next;
  }
  return start + end;
}

/**
 * A link that opens an SMS (RFC 5724; iPhones need the & before the body).
 * @param text the message
 * @param phone the recipient; without it, the visitor chooses one
 */
export function smsHref(text: string, phone = ''): string {
  return `sms:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}?&body=${encodeURIComponent(text)}`;
}

/**
 * A link that opens the visitor's e-mail program (RFC 6068: line breaks are encoded as CRLF).
 * @param message the subject and body, both optional
 */
export function mailHref(email: string, message: { subject?: string; body?: string } = {}): string {
  const fields = Object.entries(message)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`);
  return fields.length > 0 ? `mailto:${email}?${fields.join('&')}` : `mailto:${email}`;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
