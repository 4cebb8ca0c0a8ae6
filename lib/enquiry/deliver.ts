import './blocked-storage';
import emailjs from '@emailjs/browser';
import { type MailSettings, ownOrigin } from './mail';
import { watchAnswer } from './watch-answer';

/**
 * How a delivery ended: the enquiry was sent or refused, the service was busy (too many at once), or a
 * network's sign-in page answered instead of the service. It may have been sent or not when the connection
 * broke before an answer (`broken`: browsers do not tell whether it broke before the request, too) or when
 * the service's own answer did not come whole (`late`).
 */
export type Delivery = 'sent' | 'refused' | 'busy' | 'signIn' | 'broken' | 'late';

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
  const endWatch = watchAnswer();
  let text = '';
  let isAsked = true;
  try {
    ({ text } = await emailjs.sendForm(serviceId, templates[template], toForm(fields)));
  } catch (error) {
    // Without its settings the client throws a sentence, and asks nobody.
    isAsked = typeof error !== 'string';
  }
  const status = endWatch();
  if (text === 'OK') return 'sent';
  console.error(`No OK for an enquiry: status ${status}`);
  return isAsked ? judge(status, text) : 'refused';
}

/**
 * Tells what became of an enquiry that got no OK.
 * @param status 0 when no answer came
 * @param text the text of an answer that came whole
 */
function judge(status: number, text: string): Delivery {
  if (status === 0) return 'broken';
  if (status === 429) return 'busy';
  // A gateway has passed it on, and not heard back (RFC 9110, 15.6.3 and 15.6.5).
  if (status === 502 || status === 504) return 'late';
  if (status >= 300) return 'refused';
  // Networks that want a sign-in answer 200 with their own page. The start of an OK is one that was cut.
  return 'OK'.startsWith(text) ? 'late' : 'signIn';
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
