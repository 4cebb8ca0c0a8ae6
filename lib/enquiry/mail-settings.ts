import { z } from 'zod';

const variables = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string(),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url().or(z.literal('self')).default('https://api.emailjs.com'),
});

/** The settings with which the forms send enquiries. They are not secret: visitors' browsers need them. */
export type MailSettings = NonNullable<ReturnType<typeof mailSettingsIn>>;

/**
 * Reads the settings of the mail service (EmailJS): all four values or none.
 * @param env the environment, in the form of process.env
 * @returns undefined without settings; the forms then offer chat, e-mail and phone. `origin` is undefined for `self`:
 *   the local server, which has an inbox.
 * @throws Error with the names of all missing and invalid variables
 */
export function mailSettingsIn(env: NodeJS.ProcessEnv) {
  const names = Object.keys(variables.shape);
  const given = names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  if (given.length === 0) return undefined;
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  if (error) {
    const wrong = error.issues.map(({ path }) => path[0]).join(', ');
    throw new Error(
      `Set either all four values of the mail service, or none. Missing or invalid: ${wrong}. Put them into the file .env, or into the settings of the host that builds the site (docs/going-live.md).`,
    );
  }
  const origin = data.NEXT_PUBLIC_EMAILJS_ORIGIN;
  return {
    publicKey: data.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    serviceId: data.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    templates: {
      flight: data.NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID,
      contact: data.NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID,
    },
    origin: origin === 'self' ? undefined : origin,
  };
}
