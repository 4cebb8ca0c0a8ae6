import { type MouseEvent, useEffect, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import type { CopyWords } from '@/components/ui/copy-link.client';
import { Icon } from '@/components/ui/icon';
import { chatHref, mailHref, telHref } from '@/lib/contact-links';
import { hasNoIssues } from '@/lib/enquiry/validation';
import type { Enquiry } from './enquiry.client';

type Props = {
  enquiry: Enquiry;
  /** Whether this is the first choice: the message is ready, and nothing has failed. */
  isFirst: boolean;
};

const quiet = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;
/** Of a message that is ready, the ways are what matters now. */
const large = 'min-h-14 text-lg';

/** Offers the same text by chat, e-mail and telephone. It is updated as the fields change. */
export function DirectContact({ enquiry, isFirst }: Props) {
  const { words, phone, email, forms } = enquiry.data;
  const [text, setText] = useState('');

  useEffect(() => {
    const write = () => setText(enquiry.text);
    write();
    enquiry.island.addEventListener('input', write);
    return () => enquiry.island.removeEventListener('input', write);
  }, [enquiry]);

  /** Fields may have been changed since the button was pressed: what is wrong now is told, not sent. */
  function onClick(event: MouseEvent) {
    if (hasNoIssues(enquiry.issues())) return;
    event.preventDefault();
    enquiry.submit();
  }

  const other = isFirst ? `${buttonStyle('quiet')} ${large}` : quiet;
  return (
    <div className="mt-4">
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
          href={mailHref(email, { subject: forms[enquiry.name].subject, body: text })}
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
      <Message text={text} words={words} />
    </div>
  );
}

/** The text, to be read out on the telephone or copied (copy-link.client.ts). */
function Message({ text, words }: { text: string; words: Enquiry['data']['words'] }) {
  const said = { linkCopied: words.copied, linkRefused: words.selected } satisfies CopyWords;
  return (
    <details className="mt-4">
      <summary className="inline-block min-h-6 font-semibold underline underline-offset-4">
        {words.message}
      </summary>
      <pre className="mt-3 bg-sand p-4 font-sans text-base wrap-anywhere whitespace-pre-wrap">
        {text}
      </pre>
      <button
        type="button"
        data-copy={text}
        data-words={JSON.stringify(said)}
        className={`${quiet} mt-3`}
      >
        {words.copy}
      </button>
      {/* Another text has not been copied. */}
      <span key={text} role="status" className="ml-2" />
    </details>
  );
}
