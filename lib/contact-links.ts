/**
 * The address that dials a number (RFC 3966: digits, and a plus before a country code).
 * @param phone a number as people read it, such as +91 3192 000 001, or one of India alone, such as 112
 */
export function telHref(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/**
 * How long a text may be in the address of a chat, in characters as `encodeURIComponent` writes them. WhatsApp cuts
 * longer texts without a word, or does not open at all. This is about 2,200 letters of English.
 */
const chatLimit = 3_000;

/**
 * The address that opens a WhatsApp chat, in the app or on the web.
 * @param text the message, ready to send; the end of one that is too long is left out
 * @param phone to whom, with the country code; without it, the visitor chooses
 */
export function chatHref(text: string, phone = ''): string {
  return `https://wa.me/${digitsOf(phone)}?text=${encodeForChat(text)}`;
}

/** Whether `chatHref` leaves out the end of a text. */
export function isTooLongForChat(text: string): boolean {
  return encodeURIComponent(text).length > chatLimit;
}

/** Spaces are %20: some versions of WhatsApp show the + that URLSearchParams writes. */
function encodeForChat(text: string): string {
  if (!isTooLongForChat(text)) return encodeURIComponent(text);
  const end = encodeURIComponent(' …');
  let start = '';
  for (const character of text) {
    const next = start + encodeURIComponent(character);
    if (next.length + end.length > chatLimit) break;
    start = next;
  }
  return start + end;
}

/**
 * The address that opens an SMS, ready to send (RFC 5724; the & before the body is for iPhones).
 * @param text the message
 * @param phone to whom, as people read it; without it, the visitor chooses
 */
export function smsHref(text: string, phone = ''): string {
  return `sms:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}?&body=${encodeURIComponent(text)}`;
}

/**
 * The address that opens the visitor's e-mail program (RFC 6068: line breaks are CRLF, encoded).
 * @param message what is filled in; each part may be left out
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
