import * as emailjs from '@emailjs/browser';
import type { Result } from '@/lib/enquiry/enquiry-state';
import type { MailSettings } from '@/lib/enquiry/mail-settings';

/**
 * Sends an enquiry to the mail service, without retries. Logs only the status, no personal data.
 * @param fields exactly the fields of the template, by name
 * @returns the result; never rejects, but may never resolve, because the service's client has no time-out
 */
export async function sendMail(
  { publicKey, serviceId, templates, origin }: MailSettings,
  template: keyof MailSettings['templates'],
  fields: Readonly<Record<string, string>>,
): Promise<Result> {
  // An async function turns errors that EmailJS throws before its request into rejections.
  const send = async () => {
    emailjs.init({ publicKey }, origin ?? window.location.origin);
    return emailjs.sendForm(serviceId, templates[template], makeHiddenForm(fields));
  };
  // EmailJS rejects with the response if it is not successful, or with an error if there is none.
  const answer = await send().catch(({ status = 0 }) => ({ status, text: '' }));
  if (answer.text === 'OK') return 'sent';
  console.error(`EmailJS: status ${answer.status}`);
  return classifyFailure(answer.status);
}

/** Interprets the status of a response that is not OK. */
function classifyFailure(status: number): Result {
  // Browsers do not say whether a connection broke before the request or after it.
  if (status === 0) return 'connectionLost';
  if (status === 429) return 'busy';
  // A server or gateway may fail after it has passed the request on (RFC 9110, 15.6). The text of a success may have
  // been cut off, or the service may have changed it.
  return status >= 500 || status < 300 ? 'noAnswer' : 'notAccepted';
}

/**
 * Makes a form that is never shown, because EmailJS sends form data only from a form element. Its `send` function posts
 * JSON to another address.
 */
function makeHiddenForm(fields: Readonly<Record<string, string>>): HTMLFormElement {
  const formElement = document.createElement('form');
  for (const [name, value] of Object.entries(fields)) {
    formElement.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  return formElement;
}
