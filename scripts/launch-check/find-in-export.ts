import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { FormsFile } from '@/lib/content/query/forms';
import { type MailSettings, ownOrigin } from '@/lib/enquiry/mail-settings';
import { filesIn } from '../files-in.mjs';
import type { MailEnvironment } from '../mail/environment';
import { inboxSettings } from '../setup/inbox-settings.mjs';
import type { Todo } from './todo';

/**
 * Why enquiries would not reach a mailbox with the current settings.
 * @returns one thing, or none
 */
export function findInMail(mail: MailEnvironment): Todo[] {
  const file = '.env.production.local or your host’s settings';
  const four = 'NEXT_PUBLIC_EMAILJS_…';
  if (mail.issue) {
    const what = `${four} cannot be used: ${mail.issue.problem.replace(/\.$/, '')}`;
    return [{ file, what, advice: 'npm run build shows which file holds which value.' }];
  }
  if (!mail.settings) {
    const what = `${four} are not set, so the forms offer chat, e-mail and phone only`;
    const advice = 'Set up EmailJS and put its four values there (docs/going-live.md).';
    return [{ file, what, advice }];
  }
  if (!isLocalInbox(mail.settings)) return [];
  const what = `${four} are those of the local inbox, which is on this computer only`;
  return [
    { file, what, advice: 'Put the four values of your EmailJS account (docs/going-live.md).' },
  ];
}

/**
 * Why the export must not be put online. A missing export is no fault: the host may build its own.
 * @param folders the export, and the content that it was built from
 * @param settings the current settings
 * @returns one thing, or none
 */
export function findInExport(
  folders: { output: string; content: string },
  settings: MailSettings | undefined,
): Todo[] {
  const page = statSync(path.join(folders.output, 'index.html'), { throwIfNoEntry: false });
  if (!page) return [];
  const found = problemOf(folders, page.mtime, settings);
  const advice = 'Build it again: npm run build.';
  return found ? [{ file: 'out/', what: `the export ${found}`, advice }] : [];
}

function problemOf(
  { output, content }: { output: string; content: string },
  made: Date,
  settings: MailSettings | undefined,
): string | undefined {
  // What a build writes after all pages.
  if (!existsSync(path.join(output, 'build.json'))) return 'is not from a finished npm run build';
  const forms = readFileSync(path.join(output, 'forms.json'), 'utf8');
  const { mail } = JSON.parse(forms) as Pick<FormsFile, 'mail'>;
  if (mail && isLocalInbox(mail)) {
    return 'was built for the local inbox (npm start and npm test do that)';
  }
  if (!isDeepStrictEqual(mail, settings)) return 'was built with other mail settings than today’s';
  return lastChange(content) > made ? 'is older than the content' : undefined;
}

/** Whether enquiries would stay on this computer instead of reaching a mailbox. */
export function isLocalInbox({ publicKey, origin }: MailSettings): boolean {
  const isHere = /^http:/.test(origin) || /\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
  const isInboxKey = publicKey === inboxSettings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY;
  return isInboxKey || origin === ownOrigin || isHere;
}

/** When the newest file below a folder was changed. */
function lastChange(folder: string): Date {
  const times = filesIn(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
  return new Date(Math.max(...times));
}
