import { Topic } from '@/components/guide/topic';
import { buttonStyle } from '@/components/ui/button-style';
import { NewTabLink } from '@/components/ui/new-tab-link';
import { chatHref, smsHref } from '@/lib/contact/contact-links';
import { company, labels, pages } from '@/lib/content/query/all-content';

const { heading, lead, sms, chat, others, us } = pages.ferryCancelled.messages;
const [phone] = company.phones;

/** Prepared messages with blanks to fill in, which open in the SMS app or in a chat. */
export function FerryMessages() {
  return (
    <Topic id="messages" heading={heading} lead={lead}>
      <ul className="grid gap-6 sm:grid-cols-2">
        {[...others, { ...us, phone }].map((message) => (
          <Message key={message.to} {...message} />
        ))}
      </ul>
    </Topic>
  );
}

function Message({ to, text, phone }: { to: string; text: string; phone?: string | undefined }) {
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="text-xl leading-tight">{to}</h3>
      <p>{text}</p>
      <p className="print:hidden mt-auto flex flex-wrap gap-2">
        <a href={smsHref(text, phone)} className={buttonStyle('quiet')}>
          {sms}
        </a>
        <NewTabLink
          href={chatHref(text, { phone })}
          newTabNote={labels.general.opensNewTab}
          className={buttonStyle('quiet')}
        >
          {chat}
        </NewTabLink>
      </p>
    </li>
  );
}
