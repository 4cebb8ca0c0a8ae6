import type { EnquiryData } from '@/lib/content/query/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { isLocalInbox } from '../launch-check/export';
import { type Finding, finding } from './finding';
import { ask } from './live-site';

/**
 * Whether the forms have a mail service. Only a sent enquiry shows whether its templates work.
 * @param send sends one with each template; it arrives in the company's mailbox
 */
export async function checkMail(origin: string, send: boolean): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/forms.json`);
  if (status !== 200) return [finding('a file that the pages need is missing', '/forms.json')];
  const { mail } = JSON.parse(text) as EnquiryData;
  const spot = '/contact';
  if (!mail) return [finding('the forms cannot send, and offer chat, e-mail and phone only', spot)];
  if (isLocalInbox(mail)) {
    return [finding('the forms send to the inbox of a computer, not to a mailbox', spot)];
  }
  return send ? sendTests(origin, mail) : [];
}

async function sendTests(origin: string, mail: MailSettings): Promise<Finding[]> {
  const findings: Finding[] = [];
  const service = mail.origin === 'self' ? origin : mail.origin;
  for (const [name, template] of Object.entries(mail.templates)) {
    const body = new FormData();
    body.set('service_id', mail.serviceId);
    body.set('template_id', template);
    body.set('user_id', mail.publicKey);
    body.set('name', 'Test of the website');
    body.set('email', 'test@example.com');
    body.set('message', `This is a test by npm run check-live, with the template for ${name}.`);
    const { status, text } = await ask(`${service}/api/v1.0/email/send-form`, {
      method: 'POST',
      headers: { Origin: origin },
      body,
    });
    if (text !== 'OK') {
      const what = 'the mail service has not taken a test enquiry';
      findings.push(finding(what, `template for ${name}: ${status} ${text.slice(0, 80)}`));
    }
  }
  return findings;
}
