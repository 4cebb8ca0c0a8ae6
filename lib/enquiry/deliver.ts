import emailjs from '@emailjs/browser';
import { type MailSettings, ownOrigin } from './mail';

/**
 * How a delivery ended: the enquiry was sent or refused, the service was busy (too many at once), a
 * network's sign-in page answered instead of the service, or the connection broke.
 */
export type Delivery = 'sent' | 'refused' | 'busy' | 'signIn' | 'broken';

/**
 * Sends an enquiry to the mail service, once. It logs only the status, no personal data.
 * @param fields exactly the fields of the template, by name
 * @returns how it ended; never rejects. It may never resolve: the service's client has no time-out.
 */
export async function deliver(
  { publicKey, serviceId, templates, origin }: MailSettings,
  template: keyof MailSettings['templates'],
  fields: Readonly<Record<string, string>>,
): Promise<Delivery> {
  emailjs.init({ publicKey }, origin === ownOrigin ? window.location.origin : origin);
  try {
    const { status, text } = await emailjs.sendForm(serviceId, templates[template], toForm(fields));
    // Networks that want a sign-in answer 200 with their own page; the service answers OK.
    if (text === 'OK') return 'sent';
    console.error(`Enquiry not sent: status ${status} without OK`);
    return 'signIn';
  } catch (error) {
    const status = statusOf(error);
    console.error(`Enquiry not sent: status ${status}`);
    if (status === 0) return 'broken';
    return status === 429 ? 'busy' : 'refused';
  }
}

/** Makes a form that is never shown: the client takes a form, not values. */
function toForm(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}

/**
 * The HTTP status; 0 when no answer came. The client throws responses, TypeErrors of fetch, and
 * strings (for missing settings, which count as a refusal).
 */
function statusOf(error: unknown): number {
  if (error instanceof TypeError) return 0;
  const status = typeof error === 'object' && error !== null && Reflect.get(error, 'status');
  return typeof status === 'number' ? status : 400;
}
