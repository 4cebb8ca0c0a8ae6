import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, isTooLongForChat, mailHref, telHref } from '@/lib/contact-links';
import type { FormContent, FormsFile } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/message';
import { type EnquiryState, isPrepared, reasons, type Status } from '@/lib/enquiry/state';
import { hasNoIssues, type Issues } from '@/lib/enquiry/validation';
import type { Enquiry } from './enquiry';

type Props = {
  name: FormName;
  data: FormsFile;
  state: EnquiryState;
  /** Undefined on the server. */
  enquiry: Enquiry | undefined;
};

/** Statuses that have already been focused, so that a restart of React does not move the focus again. */
const focused = new WeakSet<Status>();

/**
 * The status of an enquiry, above its fields. Screen readers announce it, and it gets the focus after a press of the
 * button. A status that appears by itself, such as a restored draft, does not take the focus.
 */
export function EnquiryStatus({ name, data, state, enquiry }: Props) {
  const { messages } = data;
  const { status, takesFocus } = state;
  const form = data.forms[name];
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takesFocus || focused.has(status)) return;
    focused.add(status);
    box.current?.focus({ preventScroll: true });
    // Scroll it to the top, so that as many fields as possible are visible below it.
    box.current?.scrollIntoView();
  }, [status, takesFocus]);

  function sendNow() {
    // The button is about to be removed, and the focus would be lost with it.
    box.current?.focus();
    enquiry?.submit();
  }

  const alert = alertIn(status, form.missing, messages);
  const isReady = isPrepared(status);
  const isDone = status.name === 'sent' && !status.isChanged;
  const { icon, look, text } =
    variants[isReady ? 'ready' : status.name === 'sent' ? 'sent' : 'failed'];
  const isRestored = status.name === 'idle' && status.isRestored;
  // An empty status takes no space.
  const restored = isRestored ? 'text-quiet' : 'mb-0';
  const reason = 'reason' in status ? status.reason : undefined;
  const button = reason && reasons[reason].button;
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-alert={alert ? '' : undefined}
      // Scrolls close to the header, so that the heading above is out of view.
      className={`-scroll-mt-2.5 ${alert ? `mt-4 border-l-4 bg-white ${isReady ? 'p-5' : 'px-4 py-3'} ${look}` : restored}`}
    >
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && <Icon name={icon} className="mt-0.5 size-6 flex-none" />}
        {alert && (
          <div>
            {isReady && <p className="font-serif text-3xl leading-tight">{messages.prepared}</p>}
            <p className={text}>{alert}</p>
          </div>
        )}
      </div>
      {status.name === 'invalid' && <IssueList {...{ name, form, issues: status.issues }} />}
      {button && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {messages[button]}
        </button>
      )}
      {isDone && (
        <button type="button" onClick={enquiry?.reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {messages.another}
        </button>
      )}
      {reason && enquiry && <OtherWays enquiry={enquiry} isFirst={isReady} />}
      <p role="status">{isRestored && messages.restored}</p>
    </div>
  );
}

const variants = {
  ready: { icon: 'mail', look: 'border-lagoon', text: 'mt-1 text-base text-quiet' },
  sent: {
    icon: 'circle-check',
    look: 'border-mangrove text-mangrove',
    text: 'font-serif text-2xl',
  },
  failed: { icon: 'triangle-alert', look: 'border-ember', text: undefined },
} as const;

function alertIn(status: Status, missing: string, messages: FormsFile['messages']) {
  if (status.name === 'sent') return messages.sent;
  if (status.name === 'invalid') {
    return Object.values(status.issues).some(({ cause }) => cause === 'empty')
      ? missing
      : messages.check;
  }
  return 'reason' in status ? messages.unsent[status.reason] : undefined;
}

/** Links to the fields with mistakes. Each field shows its own message. */
function IssueList({ name, form, issues }: { name: FormName; form: FormContent; issues: Issues }) {
  function goToField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {Object.keys(issues).map((field) => (
        <li key={field}>
          <a
            href={`#${name}-${field}`}
            onClick={goToField}
            className="inline-block min-h-6 font-semibold underline underline-offset-4"
          >
            {form.fields.find((one) => one.name === field)?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const small = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;
const large = 'min-h-14 text-lg';

type OtherWaysProps = {
  enquiry: Enquiry;
  /** Whether these are the main choice, because the site has no mail service. They are large then. */
  isFirst: boolean;
};

/**
 * Links that send the same text by chat, e-mail or phone, and the text itself. They are updated while the visitor
 * types.
 */
function OtherWays({ enquiry, isFirst }: OtherWaysProps) {
  const { messages, phone, email, forms } = enquiry.data;
  const [text, setText] = useState('');
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = box.current?.closest('form');
    const update = () => setText(enquiry.writeText());
    update();
    form?.addEventListener('input', update);
    return () => form?.removeEventListener('input', update);
  }, [enquiry]);

  /** The fields may have changed since the last check. If there are mistakes, show them and do not open the link. */
  function onClick(event: MouseEvent) {
    if (hasNoIssues(enquiry.findIssues())) return;
    event.preventDefault();
    enquiry.submit();
  }

  const other = isFirst ? `${buttonStyle('quiet')} ${large}` : small;
  return (
    <div ref={box} className="mt-4">
      {!isFirst && <p>{messages.otherWays}</p>}
      <div
        className={isFirst ? 'grid gap-3 @min-[28rem]:grid-cols-2' : 'mt-3 flex flex-wrap gap-2'}
      >
        <a
          href={chatHref(text, phone)}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={isFirst ? `${buttonStyle()} ${large} col-span-full` : small}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{messages.chat}</span>
        </a>
        <a
          href={mailHref(email, { subject: forms[enquiry.name].subject, body: text })}
          onClick={onClick}
          className={other}
        >
          <Icon name="mail" className="size-5" />
          <span>{messages.mail}</span>
        </a>
        <a href={telHref(phone)} className={other}>
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
