import type { EnquiryData } from '@/lib/content/query/forms';
import { isLocalInbox } from '../launch-check/find-in-export';
import { type Finding, finding } from './finding';
import { ask } from './live-site';

/** Whether the forms have a mail service; whether enquiries arrive, only a form shows that somebody sends. */
export async function checkMail(origin: string): Promise<Finding[]> {
  const { status, text } = await ask(`${origin}/forms.json`);
  const data = status === 200 ? readData(text) : undefined;
  const spot = '/contact';
  if (!data) return [finding('a file that the pages need is missing', '/forms.json')];
  const { mail } = data;
  if (!mail) return [finding('the forms cannot send, and offer chat, e-mail and phone only', spot)];
  return isLocalInbox(mail)
    ? [finding('the forms send to the inbox of a computer, not to a mailbox', spot)]
    : [];
}

function readData(text: string): Pick<EnquiryData, 'mail'> | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
