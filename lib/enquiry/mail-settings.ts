/** What the forms need to send an enquiry. All of it is public, since the pages contain it. */
export type MailSettings = {
  publicKey: string;
  serviceId: string;
  templates: { flight: string; contact: string };
  /** For instance https://api.emailjs.com, or `self`: the host that served the page. */
  origin: string;
};

/** The origin that means the host that serves the pages, where the local inbox is. */
export const ownOrigin = 'self';

/** The default origin of the mail service. */
const serviceOrigin = 'https://api.emailjs.com';

export const mailPrefix = 'NEXT_PUBLIC_EMAILJS_';

const required = ['PUBLIC_KEY', 'SERVICE_ID', 'FLIGHT_TEMPLATE_ID', 'CONTACT_TEMPLATE_ID'];

/** The names of all settings of the mail service in the environment; the last one is optional. */
export const mailVariables = [...required, 'ORIGIN'].map((name) => mailPrefix + name);

/**
 * Reads the settings of the mail service (EmailJS).
 * @param env the environment, in the form of process.env
 * @returns undefined when there are none: the forms then say that online sending is not set up
 * @throws Error that names every variable that is missing or wrong
 */
export function readMailSettings(
  env: Readonly<Record<string, string | undefined>>,
): MailSettings | undefined {
  // A … of the guide that still waits for its value is none.
  const values = mailVariables.map((name) => env[name]?.trim().replace(/^\W+$/, '') ?? '');
  if (!values.some(Boolean)) return undefined;

  const [publicKey = '', serviceId = '', flight = '', contact = '', chosen] = values;
  const origin = chosen || serviceOrigin;
  if (origin !== ownOrigin && !isOrigin(origin)) {
    throw new Error(
      `${mailPrefix}ORIGIN is "${origin}", but must be ${ownOrigin} or an address without a path, such as ${serviceOrigin}.`,
    );
  }
  const missing = required.flatMap((name, place) => (values[place] ? [] : mailPrefix + name));
  if (missing.length > 0) {
    throw new Error(
      `The mail service is set up in part. Missing: ${missing.join(', ')}. Set them too, or none at all (docs/going-live.md).`,
    );
  }
  return { publicKey, serviceId, templates: { flight, contact }, origin };
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  if (url?.origin !== text) return false;
  return url.protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
}
