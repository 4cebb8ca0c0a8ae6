import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, mailHref, telHref } from '@/lib/contact-links';
import type { FormsFile } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/form-names';
import { hasNoIssues } from '@/lib/enquiry/validation';
import type { Enquiry } from './use-enquiry';

type Props = {
  name: FormName;
  data: FormsFile;
  enquiry: Enquiry;
  /** Whether this is the first choice: the message is ready, and nothing has failed. */
  isFirst: boolean;
};

const quiet = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;
/** Of a message that is ready, the ways are what matters now. */
const large = 'min-h-14 text-lg';

/** Offers the same text by chat, e-mail and telephone, and to be copied. It is updated as the fields change. */
export function DirectContact({ name, data, enquiry, isFirst }: Props) {
  const { words, phone, email, forms } = data;
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    const write = () => setText(enquiry.text());
    write();
    form?.addEventListener('input', write);
    return () => form?.removeEventListener('input', write);
  }, [enquiry.text]);

  /** Fields may have been changed since the button was pressed: what is wrong now is told, not sent. */
  function onClick(event: MouseEvent) {
    if (hasNoIssues(enquiry.issues())) return;
    event.preventDefault();
    enquiry.submit();
  }

  const other = isFirst ? `${buttonStyle('quiet')} ${large}` : quiet;
  return (
    <div ref={box} className="mt-4">
      {!isFirst && <p>{words.otherWays}</p>}
      <div
        className={isFirst ? 'grid gap-3 @min-[28rem]:grid-cols-2' : 'mt-3 flex flex-wrap gap-2'}
      >
        <a
          href={chatHref(phone, text)}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={isFirst ? `${buttonStyle()} ${large} col-span-full` : quiet}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{words.chat}</span>
        </a>
        <a
          href={mailHref(email, { subject: forms[name].subject, body: text })}
          onClick={onClick}
          className={other}
        >
          <Icon name="mail" className="size-5" />
          <span>{words.mail}</span>
        </a>
        <a href={telHref(phone)} className={other}>
          <Icon name="phone" className="size-5" />
          <span>{words.call}</span>
        </a>
      </div>
      <details className="mt-4">
        <summary className="inline-block min-h-6 font-semibold underline underline-offset-4">
          {words.message}
        </summary>
        <textarea
          readOnly
          value={text}
          rows={text.split('\n').length + 3}
          aria-label={words.message}
          onFocus={({ target }) => target.select()}
          className="mt-3 w-full resize-y bg-sand p-4 text-base"
        />
      </details>
    </div>
  );
}
