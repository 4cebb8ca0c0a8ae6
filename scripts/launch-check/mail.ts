import { type MailSettings, ownOrigin } from '@/lib/enquiry/mail';
import type { MailEnvironment } from '../mail/environment';
import { inboxSettings } from '../setup/inbox-settings.mjs';
import type { Finding } from './finding';

/** Where the owner puts the settings. */
const file = '.env.production.local or your host’s settings';

/** Whether enquiries would stay on this computer instead of reaching a mailbox. */
export function isLocalInbox({ publicKey, origin }: MailSettings): boolean {
  const isHere = /^http:/.test(origin) || /\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);
  return (
    publicKey === inboxSettings.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY || origin === ownOrigin || isHere
  );
}

/** What keeps enquiries from reaching a mailbox, as the settings stand today. */
export function findInMail(mail: MailEnvironment): Finding[] {
  const at = { file, spot: 'NEXT_PUBLIC_EMAILJS_…' };
  if (mail.fault) {
    return [
      {
        ...at,
        problem: `cannot be used: ${mail.fault.problem.replace(/\.$/, '')}`,
        advice: 'npm run build shows which file holds which value',
      },
    ];
  }
  if (!mail.settings) {
    return [
      {
        ...at,
        problem: 'are not set, so the forms offer chat, e-mail and phone only',
        advice: 'Set up EmailJS and put its four values there (docs/going-live.md)',
      },
    ];
  }
  return isLocalInbox(mail.settings)
    ? [
        {
          ...at,
          problem: 'are those of the local inbox, which is on this computer only',
          advice: 'Put the four values of your EmailJS account (docs/going-live.md)',
        },
      ]
    : [];
}
