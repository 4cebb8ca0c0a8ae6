import path from 'node:path';
import nextEnv from '@next/env';
import type { MailSettings } from '@/lib/enquiry/mail';
import { readMailSettings } from '@/lib/enquiry/settings';

const prefix = 'NEXT_PUBLIC_EMAILJS_';

/** Every setting of the mail service that the site knows; the last one is optional. */
const names = [
  'PUBLIC_KEY',
  'SERVICE_ID',
  'FLIGHT_TEMPLATE_ID',
  'CONTACT_TEMPLATE_ID',
  'ORIGIN',
].map((name) => prefix + name);

/** The settings of the mail service for a build in a folder, or what is wrong with them. */
export type MailEnvironment =
  | { settings: MailSettings | undefined; fault?: undefined }
  | {
      fault: {
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
  const source = (name: string) => {
    if (given[name] !== undefined) return 'the environment';
    const file = loadedEnvFiles.find(({ env }) => env[name] !== undefined);
    return file && path.basename(file.path);
  };
  const place = (name: string) => {
    const found = source(name);
    if (found === undefined) return 'not set';
    return combinedEnv[name]?.trim() ? `in ${found}` : `empty in ${found}`;
  };

  const unknown = Object.keys(combinedEnv).filter(
    (name) => name.startsWith(prefix) && !names.includes(name),
  );
  const sources = [...names, ...unknown].map((name) => `${name}: ${place(name)}`);
  if (unknown.length > 0) {
    const verb = unknown.length === 1 ? 'is no setting' : 'are no settings';
    return { fault: { problem: `${unknown.join(', ')} ${verb} that the site knows.`, sources } };
  }
  try {
    return { settings: readMailSettings(combinedEnv) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return { fault: { problem: error.message, sources } };
  }
}
