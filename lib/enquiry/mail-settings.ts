import { z } from 'zod';

const variables = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string(),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url().or(z.literal('self')).default('https://api.emailjs.com'),
});

/** The settings that the forms need to send enquiries. They are not secret: visitors' browsers get them. */
export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

/**
 * Reads the settings of the mail service (EmailJS): all four values or none.
 * @param env the environment, in the form of process.env
 * @param options `required`: whether to throw if there is no mail service
 * @returns undefined without settings; the forms then offer chat, e-mail and phone. `origin` is undefined for `self`:
 *   the local server, which has an inbox.
 * @throws Error with the names of all missing and invalid variables
 */
export function readMailSettings(env: NodeJS.ProcessEnv, { required = false } = {}) {
  const names = Object.keys(variables.shape);
  const given = names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  if (given.length === 0 && !required) return undefined;
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  const origin = data?.NEXT_PUBLIC_EMAILJS_ORIGIN;
  if (!data || !origin || (required && origin === 'self')) {
    const wrong = error?.issues.map(({ path }) => path[0]) ?? ['NEXT_PUBLIC_EMAILJS_ORIGIN'];
    throw new Error(
      `These settings of the mail service are missing or invalid: ${wrong.join(', ')}. See "The four values" in docs/going-live.md, or delete all of them and set MAIL=none.`,
    );
  }
  return {
    publicKey: data.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    serviceId: data.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    templates: {
      flight: data.NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID,
      contact: data.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
    },
    origin: origin === 'self' ? undefined : new URL(origin).origin,
  };
}

/**
 * Whether the build needs a mail service. Without one, the forms of a site that a host builds (hosts set CI) would stop
 * sending unnoticed, so the owner has to say that this is wanted: MAIL=none.
 */
export const needsMailSettings = ({ CI, MAIL }: NodeJS.ProcessEnv): boolean =>
  Boolean(CI) && MAIL !== 'none';
