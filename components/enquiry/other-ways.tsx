import type { MouseEvent } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, isTooLongForChat, mailHref, telHref } from '@/lib/contact/contact-links';
import { type Enquiry, enquiryText } from '@/lib/enquiry/message';
import type { EnquiryStore } from './enquiry-store';

type Props = {
  store: EnquiryStore;
  enquiry: Enquiry;
  /** Whether there is no other way, because the site has no mail service. */
  isMain: boolean;
};

/** Links that send the same text by chat, e-mail or phone, and the text itself, kept current during typing. */
export function OtherWays({ store, enquiry, isMain }: Props) {
  const { messages, phone, email } = store.formsFile;
  const { subject } = store.form;
  const text = enquiryText(subject, enquiry);
  const size = isMain ? 'min-h-14 text-lg' : 'w-full @min-[20rem]:w-auto';
  const linkStyle = `${buttonStyle('quiet')} ${size}`;
  const chatStyle = isMain ? `${buttonStyle()} ${size} col-span-full` : linkStyle;
  const listStyle = isMain ? 'grid gap-3 @min-[28rem]:grid-cols-2' : 'mt-3 flex flex-wrap gap-2';

  /** The fields may have changed since the last check. If there are mistakes, show them and do not open the link. */
  function onClick(event: MouseEvent) {
    if (store.showMistakes()) event.preventDefault();
  }

  return (
    <div className="mt-4">
      {!isMain && <p>{messages.otherWays}</p>}
      <div className={listStyle}>
        <a
          href={chatHref(text, { phone })}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={chatStyle}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{messages.chat}</span>
        </a>
        <a href={mailHref(email, { subject, body: text })} onClick={onClick} className={linkStyle}>
          <Icon name="mail" className="size-5" />
          <span>{messages.mail}</span>
        </a>
        <a href={telHref(phone)} className={linkStyle}>
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
