import type { MouseEvent } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, isTooLongForChat, mailHref, telHref } from '@/lib/contact/contact-links';
import { enquiryText } from '@/lib/enquiry/message';
import type { EnquiryProps } from './enquiry-store';

const smallStyle = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;
const large = 'min-h-14 text-lg';

/** The styles of the links: below a message about sending, or as the main choice without a mail service. */
const linkStyles = {
  small: { list: 'mt-3 flex flex-wrap gap-2', chat: smallStyle, link: smallStyle },
  main: {
    list: 'grid gap-3 @min-[28rem]:grid-cols-2',
    chat: `${buttonStyle()} ${large} col-span-full`,
    link: `${buttonStyle('quiet')} ${large}`,
  },
};

/** Links that send the same text by chat, e-mail or phone, and the text itself, kept current during typing. */
export function OtherWays({ store, status, enquiry }: EnquiryProps) {
  const { messages, phone, email } = store.formsFile;
  const { subject } = store.form;
  const text = enquiryText(subject, enquiry);
  const isMain = status.name === 'prepared';
  const style = linkStyles[isMain ? 'main' : 'small'];

  /** The fields may have changed since the last check. If there are mistakes, show them and do not open the link. */
  function onClick(event: MouseEvent) {
    if (!store.validate()) event.preventDefault();
  }

  return (
    <div className="mt-4">
      {!isMain && <p>{messages.otherWays}</p>}
      <div className={style.list}>
        <a
          href={chatHref(text, { phone })}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={style.chat}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{messages.chat}</span>
        </a>
        <a href={mailHref(email, { subject, body: text })} onClick={onClick} className={style.link}>
          <Icon name="mail" className="size-5" />
          <span>{messages.mail}</span>
        </a>
        <a href={telHref(phone)} className={style.link}>
          <Icon name="phone" className="size-5" />
          <span>{messages.call}</span>
        </a>
      </div>
      {isTooLongForChat(text) && <p className="mt-3">{messages.tooLongForChat}</p>}
      <details className="mt-4">
        <summary className="inline-block min-h-6 font-semibold underline underline-offset-4">
          {messages.message}
        </summary>
        <textarea
          readOnly
          value={text}
          rows={text.split('\n').length + 3}
          aria-label={messages.message}
          onFocus={({ target }) => target.select()}
          className="mt-3 w-full resize-y bg-sand p-4 text-base"
        />
      </details>
    </div>
  );
}
