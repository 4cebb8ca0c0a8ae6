import { ChatLink } from '@/components/contact/chat-link';
import { EmailAddress } from '@/components/ui/email-address';
import { mailHref, telHref } from '@/lib/contact-links';
import { forms } from '@/lib/content/query/forms';
import { company } from '@/lib/content/query/site';
import type { FormName } from '@/lib/enquiry/form-names';
import { readMailSettings } from '@/lib/enquiry/mail-settings';
import { routes } from '@/lib/routes';

const linkStyle = 'inline-block min-h-6 underline underline-offset-4 hover:text-lagoon';

/** Shown under a form: what the data is for, and the ways that need no form and no scripts. */
export function EnquiryNotes({ name }: { name: FormName }) {
  const { words } = forms;
  const [phone] = company.phones;
  const carrier = readMailSettings(process.env) ? words.carrier : words.noCarrier;
  return (
    <div className="space-y-1 text-sm text-quiet">
      <p className="max-w-none">
        {`${forms[name].privacy} ${carrier} `}
        <a href={routes.privacy} className={linkStyle}>
          {words.privacy}
        </a>
      </p>
      <p className="max-w-none">
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
      </p>
    </div>
  );
}
