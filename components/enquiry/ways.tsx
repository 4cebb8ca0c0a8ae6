import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { EnquiryData } from '@/lib/content/query/forms';
import { loadTools } from '@/lib/enquiry/attempt';
import { chatHref, mailHref, telHref } from '@/lib/enquiry/links';
import { enquiryText } from '@/lib/enquiry/message';
import { type FormName, pageLine } from '@/lib/enquiry/payload';
import type { Enquiry } from './enquiry.client';

type Props = {
  name: FormName;
  data: EnquiryData;
  enquiry: Enquiry;
  /** Whether these are the first ways, not others: the message is ready, and nothing has failed. */
  isFirst: boolean;
};

const ignore = () => {};
const wide = 'w-full sm:w-auto';
const wayStyle = `${buttonStyle('quiet')} ${wide}`;

/** Offers the same text by chat, e-mail and telephone. It is updated as the fields change. */
export function Ways({ name, data, enquiry, isFirst }: Props) {
  const { words, phone, email } = data;
  const form = data.forms[name];
  const [text, setText] = useState('');
  const [said, setSaid] = useState<'copied' | 'selected'>();
  const message = useRef<HTMLPreElement>(null);
  const tools = useRef<Awaited<ReturnType<typeof loadTools>>>(undefined);

  useEffect(() => {
    const page = pageLine({ href: location.href, referrer: document.referrer }, words);
    const write = () => {
      setText(enquiryText(form.subject, form.fields, enquiry.values, page));
      setSaid(undefined);
    };
    write();
    // It has come already, unless this is told because parts of the page are missing.
    loadTools().then((part) => {
      tools.current = part;
    }, ignore);
    enquiry.place.addEventListener('input', write);
    return () => enquiry.place.removeEventListener('input', write);
  }, [form, words, enquiry]);

  /** Fields may have been changed since the button was pressed: what is wrong now is told, not sent. */
  function onClick(event: MouseEvent) {
    // The second click of a double one on the button, into whose place this has come.
    if (event.detail > 1) return event.preventDefault();
    if (tools.current?.isRight(form.fields, enquiry.values) !== false) return;
    event.preventDefault();
    void enquiry.submit();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      // Refused, or a browser without it: the visitor's own means of copying need a selection.
      if (message.current) getSelection()?.selectAllChildren(message.current);
      setSaid('selected');
    }
  }

  return (
    <div className="mt-4">
      {!isFirst && <p>{words.otherWays}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        <a
          href={chatHref(phone, text)}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={isFirst ? `${buttonStyle()} ${wide}` : wayStyle}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{words.chat}</span>
        </a>
        <a
          href={mailHref(email, { subject: form.subject, body: text })}
          onClick={onClick}
          className={wayStyle}
        >
          <Icon name="mail" className="size-5" />
          <span>{words.mail}</span>
        </a>
        <a href={telHref(phone)} className={wayStyle}>
          <Icon name="phone" className="size-5" />
          <span>{words.call}</span>
        </a>
      </div>
      <details className="mt-4">
        <summary className="inline-block min-h-6 font-semibold underline underline-offset-4">
          {words.message}
        </summary>
        <pre
          ref={message}
          className="mt-3 bg-sand p-4 font-sans text-base wrap-anywhere whitespace-pre-wrap"
        >
          {text}
        </pre>
        <button type="button" onClick={copy} className={`${wayStyle} mt-3`}>
          {words.copy}
        </button>
        <span role="status" className="ml-2">
          {said && words[said]}
        </span>
      </details>
    </div>
  );
}
