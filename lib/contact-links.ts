/**
 * The address that dials a number (RFC 3966: digits, and a plus before a country code).
 * @param phone a number as people read it, such as +91 3192 000 001, or one of India alone, such as 112
 */
export function telHref(phone: string): string {
  return `tel:${phone.startsWith('+') ? '+' : ''}${digitsOf(phone)}`;
}

/**
 * The address that opens a WhatsApp chat with a number, in the app or on the web.
 * @param phone a number with its country code, in whatever groups
 * @param text the message that is filled in, ready to send
 */
export function chatHref(phone: string, text: string): string {
  return `https://wa.me/${digitsOf(phone)}?text=${encodeURIComponent(text)}`;
}

/**
 * The address that opens WhatsApp with a text for somebody whom the visitor chooses there.
 * @param text what is shared, with its address
 */
export function shareByChatHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}

/**
 * Changes the message of a chat link to a text and the address of the visitor's page.
 * @param href a link of chatHref
 * @param text the start of the message
 * @param page the URL of the page
 */
export function addPageToChat(href: string, text: string, page: string): string {
  const url = new URL(href);
  url.searchParams.set('text', `${text}\n${page}`);
  return url.href;
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
