import path from 'node:path';
import nextEnv from '@next/env';
import {
  type MailSettings,
  mailPrefix,
  mailVariables,
  readMailSettings,
} from '@/lib/enquiry/mail-settings';

/** The settings of the mail service for a build in a folder, or what is wrong with them. */
export type MailEnvironment =
  | { settings: MailSettings | undefined; issue?: undefined }
  | {
      issue: {
        /** In one line: what is missing or wrong. */
        problem: string;
        /** One line for each variable: its name, and the file that sets it. */
        sources: string[];
      };
    };

/**
 * Reads the settings as `next build` does: from the environment, .env.production.local, .env.local,
 * .env.production and .env, in this order; the first one that has a variable wins.
 * @param folder where the .env files are
 */
export function loadMailEnvironment(folder: string): MailEnvironment {
  const given = { ...process.env };
  const { combinedEnv, loadedEnvFiles } = nextEnv.loadEnvConfig(folder, false);
  const variableSource = (name: string) => {
    const file = loadedEnvFiles.find(({ env }) => env[name] !== undefined)?.path;
    const isGiven = given[name] !== undefined;
    const source = isGiven ? 'the settings of the host or computer' : file && path.basename(file);
    if (!source) return 'not set';
    return combinedEnv[name]?.trim() ? `in ${source}` : `empty in ${source}`;
  };
  const unknown = Object.keys(combinedEnv).filter(
    (name) => name.startsWith(mailPrefix) && !mailVariables.includes(name),
  );
  try {
    if (unknown.length > 0) throw new Error(`Not known to the site: ${unknown.join(', ')}.`);
    const settings = readMailSettings(combinedEnv);
    const odd = settings && checkKeys(settings);
    if (odd) throw new Error(odd);
    return { settings };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sources = [...mailVariables, ...unknown].map(
      (name) => `${name}: ${variableSource(name)}`,
    );
    return { issue: { problem: error.message, sources } };
  }
}

/** What is wrong with the settings, where they stand, and what follows, in lines for the owner. */
export function formatMailIssue({
  problem,
  sources,
}: NonNullable<MailEnvironment['issue']>): string {
  return [
    'The settings of the mail service have a fault. npm run build stops until it is put right.',
    '',
    `  ${problem}`,
    '',
    ...sources.map((source) => `  ${source}`),
    '',
    'Put all four into the file .env.production.local or, if your host builds the site, into the page',
    'of its settings, or take all of them out. docs/going-live.md says where each value is found.',
    '',
  ].join('\n');
}

/** How what the mail service gives out begins (docs/going-live.md); a key begins with neither. */
const kinds = { service_: 'the Service ID', template_: 'a Template ID' };

/**
 * Finds a key that was copied with something else, or that stands in the place of another one: the mail
 * service would refuse every enquiry.
 * @returns a sentence that names the variable; undefined when all may be right
 */
export function checkKeys({ publicKey, serviceId, templates }: MailSettings): string | undefined {
  const keys: [name: string, value: string, begin: string][] = [
    ['PUBLIC_KEY', publicKey, ''],
    ['SERVICE_ID', serviceId, 'service_'],
    ['FLIGHT_TEMPLATE_ID', templates.flight, 'template_'],
    ['CONTACT_TEMPLATE_ID', templates.contact, 'template_'],
  ];
  for (const [name, value, begin] of keys) {
    const [sign] = /[^\w.-]/.exec(value) ?? [];
    const shown = sign === ' ' ? 'a space' : sign;
    if (shown) return `${mailPrefix}${name} has ${shown} in it: copy the key alone.`;
    const [, what] =
      Object.entries(kinds).find(([one]) => one !== begin && value.startsWith(one)) ?? [];
    if (what) return `${mailPrefix}${name} is ${what}: put each key into its own line.`;
    const isPublicKey = begin && /^(?=.*[A-Z])[\w-]{15,}$/.test(value);
    if (isPublicKey)
      return `${mailPrefix}${name} looks like the Public Key: it begins with ${begin}`;
  }
  if (templates.flight !== templates.contact) return undefined;
  return `${mailPrefix}FLIGHT_TEMPLATE_ID and CONTACT_TEMPLATE_ID are the same: the forms have one each.`;
}
