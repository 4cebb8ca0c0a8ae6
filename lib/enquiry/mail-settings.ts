import { z } from 'zod';

const variables = z.object({
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: z.string(),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: z.string(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: z.url().or(z.literal('self')).default('https://api.emailjs.com'),
});

/** The variables by which hosts tell builds for visitors from previews, which should send nothing. */
const hostVariables: Record<string, string> = {
  CONTEXT: 'production', // Netlify
  CF_PAGES_BRANCH: 'main',
  VERCEL_ENV: 'production',
  GITHUB_ACTIONS: 'true', // Its workflow sets MAIL=none unless it publishes the site.
};

/** The settings that the forms need to send enquiries. They are not secret: visitors' browsers get them. */
export type MailSettings = NonNullable<ReturnType<typeof readMailSettings>>;

/**
 * Reads the settings of the mail service (EmailJS): all four values or none.
 * @param env the environment, in the form of process.env
 * @param options `required`: whether to throw if there are no settings
 * @returns undefined without settings; the forms then offer chat, e-mail and phone. `origin` is undefined for `self`:
 *   the local server, which has an inbox.
 * @throws Error with the names of all missing and invalid variables
 */
export function readMailSettings(env: NodeJS.ProcessEnv, { required = false } = {}) {
  const names = Object.keys(variables.shape);
  const given = names.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : []));
  if (given.length === 0 && !required) return undefined;
  const { data, error } = variables.safeParse(Object.fromEntries(given));
  if (error) {
    const wrong = error.issues.map(({ path }) => path[0]).join(', ');
    throw new Error(
      `The mail service needs all four values. Missing or invalid: ${wrong}. Put them into the file .env or, if a host builds the site, into its settings. To build without a mail service, set none of them and, at a host, MAIL=none. See docs/going-live.md.`,
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
    origin: origin === 'self' ? undefined : new URL(origin).origin,
  };
}

/**
 * Whether a host builds the site for visitors. Without a mail service, the forms would then stop sending unnoticed, so
 * the owner has to say that this is wanted: MAIL=none.
 */
export function needsMailSettings(env: NodeJS.ProcessEnv): boolean {
  const isAtHost = Object.entries(hostVariables).some(([name, value]) => env[name] === value);
  return isAtHost && env.MAIL !== 'none';
}
