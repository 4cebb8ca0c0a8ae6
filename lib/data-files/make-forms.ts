import { company, labels, terms } from '@/lib/content/query/all-content';
import { forms } from '@/lib/content/query/forms';
import type { FormsData } from '@/lib/enquiry/enquiry';
import { readMailSettings } from '@/lib/enquiry/mail-settings';
import { interpolate } from '@/lib/text/interpolate';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

/** Makes the data of the forms, with the settings of the mail service from the environment. */
export function makeFormsData(): FormsData {
  const { messages, ...others } = forms;
  return {
    forms: others,
    messages,
    email: company.email,
    mail: readMailSettings(process.env),
    phone: company.phones[0],
    replyTime: withNoBreakSpaces(
      interpolate(labels.contact.replyTime, { time: terms.reply.short }),
    ),
  };
}
