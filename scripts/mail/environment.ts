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
  const placeOf = (name: string) => {
    const file = loadedEnvFiles.find(({ env }) => env[name] !== undefined)?.path;
    const source = given[name] === undefined ? file && path.basename(file) : 'the environment';
    if (!source) return 'not set';
    return combinedEnv[name]?.trim() ? `in ${source}` : `empty in ${source}`;
  };
  const unknown = Object.keys(combinedEnv).filter(
    (name) => name.startsWith(mailPrefix) && !mailVariables.includes(name),
  );
  try {
    if (unknown.length > 0) throw new Error(`Not known to the site: ${unknown.join(', ')}.`);
    return { settings: readMailSettings(combinedEnv) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const sources = [...mailVariables, ...unknown].map((name) => `${name}: ${placeOf(name)}`);
    return { fault: { problem: error.message, sources } };
  }
}
