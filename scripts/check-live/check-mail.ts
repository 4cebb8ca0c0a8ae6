import { setTimeout } from 'node:timers/promises';
import type { EnquiryData } from '@/lib/content/query/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { isLocalInbox } from '../launch-check/export';
import { type Finding, finding } from './finding';
import { ask } from './live-site';

/** ms between two enquiries: EmailJS takes one in a second. */
const pause = 1100;

/**
 * Whether the forms have a mail service. Only a sent enquiry shows whether its templates work.
 * @param send sends one with each template; it arrives in the company's mailbox
 * @returns what is wrong, and what could not be known
 */
export async function checkMail(
  origin: string,
  send: boolean,
): Promise<{ findings: Finding[]; notes: string[] }> {
  const { status, text } = await ask(`${origin}/forms.json`);
  const data = status === 200 ? readData(text) : undefined;
  const spot = '/contact';
  const found = (what: Parameters<typeof finding>[0], where: string) => ({
    findings: [finding(what, where)],
    notes: [],
  });
  if (!data) return found('a file that the pages need is missing', '/forms.json');
  const { mail } = data;
  if (!mail) return found('the forms cannot send, and offer chat, e-mail and phone only', spot);
  if (isLocalInbox(mail)) {
    return found('the forms send to the inbox of a computer, not to a mailbox', spot);
  }
  if (send) return sendTests(origin, mail);
  const note = 'Not tried: whether enquiries arrive. Add -- --send to send one with each template.';
  return { findings: [], notes: [note] };
}

function readData(text: string): Pick<EnquiryData, 'mail'> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function sendTests(origin: string, mail: MailSettings) {
  const findings: Finding[] = [];
  const notes: string[] = [];
  for (const [name, template] of Object.entries(mail.templates)) {
    const body = new FormData();
    body.set('service_id', mail.serviceId);
    body.set('template_id', template);
    body.set('user_id', mail.publicKey);
    body.set('name', 'Test of the website');
    body.set('email', 'test@example.com');
    body.set('message', `This is a test by npm run check-live, with the template for ${name}.`);
    const { status, text } = await ask(`${mail.origin}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { Origin: origin },
      body,
    });
    if (/non-browser/i.test(text)) {
      notes.push(
        'Not known: whether enquiries arrive. The mail service takes them from browsers alone, which is right. Send one with each form of the site.',
      );
      break;
    }
    if (text !== 'OK') {
      const what = 'the mail service has not taken a test enquiry';
      findings.push(finding(what, `template for ${name}: ${status} ${text.slice(0, 80)}`));
    }
    await setTimeout(pause);
  }
  return { findings, notes };
}
