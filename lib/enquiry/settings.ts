import { z } from 'zod';
import { type MailSettings, ownOrigin } from './mail';

const value = z
  .string()
  .trim()
  .optional()
  // A … of the guide that still waits for its value is none.
  .transform((text) => (text && /\w/.test(text) ? text : undefined));

const environment = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: value,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: value,
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: value,
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: value,
  NEXT_PUBLIC_EMAILJS_ORIGIN: value,
});

/** The default origin of the mail service. */
const serviceOrigin = 'https://api.emailjs.com';

/**
 * Reads the settings of the mail service (EmailJS).
 * @param env the environment, in the form of process.env
 * @returns undefined when there are none: the forms then say that online sending is not set up
 * @throws Error that names every variable that is missing or wrong
 */
export function readMailSettings(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  const {
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: publicKey,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId,
    NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: flight,
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: contact,
    NEXT_PUBLIC_EMAILJS_ORIGIN: chosenOrigin,
  } = environment.parse(env);
  if (![publicKey, serviceId, flight, contact, chosenOrigin].some(Boolean)) return undefined;

  const origin = chosenOrigin ?? serviceOrigin;
  if (origin !== ownOrigin && !isOrigin(origin)) {
    throw new Error(
      `NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}", but must be ${ownOrigin} or an address without a path, such as ${serviceOrigin}.`,
    );
  }
  if (publicKey && serviceId && flight && contact) {
    return { publicKey, serviceId, templates: { flight, contact }, origin };
  }
  const missing = Object.entries({
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: publicKey,
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: serviceId,
    NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: flight,
    NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: contact,
  }).flatMap(([name, text]) => (text ? [] : name));
  throw new Error(
    `The mail service is set up in part. Missing: ${missing.join(', ')}. Set them too, or none at all (docs/going-live.md).`,
  );
}

/** Whether a text is an origin with https, or one on this computer. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
