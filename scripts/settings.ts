import { type MailSettings, ownOrigin } from '@/lib/enquiry/mail-settings';
import { formatMailIssue, loadMailEnvironment } from './mail/environment';

/**
 * Reads the settings of the mail service, and says in one line what the forms will do with them.
 * @param folder where the .env files are
 * @returns whether they can be used; if not, it has said what is wrong
 */
export function checkSettings(folder: string): boolean {
  const mail = loadMailEnvironment(folder);
  if (mail.issue) {
    console.error(formatMailIssue(mail.issue));
    return false;
  }
  console.log(sayWhatFormsDo(mail.settings));
  return true;
}

function sayWhatFormsDo(settings: MailSettings | undefined): string {
  if (!settings) {
    return 'No mail service is set up: the forms will offer chat, e-mail and phone only (docs/going-live.md).';
  }
  return settings.origin === ownOrigin
    ? 'The forms will send to the host that serves the pages, as the local inbox wants it.'
    : `The forms will send through the mail service at ${settings.origin}.`;
}
