import { ChatLink } from '@/components/contact/chat-link';
import { EmailAddress } from '@/components/ui/email-address';
import { mailHref, telHref } from '@/lib/contact-links';
import { forms } from '@/lib/content/query/forms';
import { company, labels } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import type { FormName } from '@/lib/enquiry/form-names';
import { readMailSettings } from '@/lib/enquiry/read-mail-settings';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

const linkStyle = 'inline-block min-h-6 underline underline-offset-4 hover:text-lagoon';

/** Shown under a form's button: when we answer, what the data is for, and what works without scripts. */
export function EnquiryNotes({ name }: { name: FormName }) {
  const { words } = forms;
  const [phone] = company.phones;
  const replyTime = fillIn(labels.replyTime, { time: terms.reply.short });
  const carrier = readMailSettings(process.env) ? words.carrier : words.noCarrier;
  return (
    <>
      <div className="space-y-1 text-sm text-quiet">
        <p className="max-w-none font-semibold">{withNoBreakSpaces(replyTime)}</p>
        <p className="max-w-none">
          {`${forms[name].privacy} ${carrier} `}
          <a href={routes.privacy} className={linkStyle}>
            {words.privacy}
          </a>
        </p>
      </div>
      <p className="until-ready text-sm text-quiet">
        {`${words.waiting} `}
        <span>
          {`${words.direct} `}
          <ChatLink className={linkStyle}>{words.chat}</ChatLink>
          {', '}
          <a href={mailHref(company.email)} className={linkStyle}>
            <EmailAddress address={company.email} />
          </a>
          {', '}
          <a href={telHref(phone)} className={`${linkStyle} tabular`}>
            {phone}
          </a>
        </span>
      </p>
    </>
  );
}
