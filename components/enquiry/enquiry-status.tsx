import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, isTooLongForChat, mailHref, telHref } from '@/lib/contact-links';
import type { Issues } from '@/lib/enquiry/validation';
import type { Enquiry, Reason, Status } from './enquiry';

/** The buttons that send with one press. For other reasons the button below the fields is enough. */
const buttons: { [Each in Reason]?: 'again' | 'sendNow' } = {
  waiting: 'sendNow',
  refused: 'again',
  busy: 'again',
  signIn: 'again',
  broken: 'again',
};

/** Whether the message is prepared for sending by other ways, because the site has no mail service. */
export function isPrepared(status: Status): boolean {
  return status.name === 'unsent' && status.reason === 'notSetUp';
}

/**
 * The status of an enquiry, above its fields. Screen readers announce it, and it gets the focus after a press of the
 * button. A status that appears by itself, such as a restored draft, does not take the focus.
 */
export function EnquiryStatus({ enquiry, status }: { enquiry: Enquiry; status: Status }) {
  const { messages } = enquiry.data;
  const box = useRef<HTMLDivElement>(null);
  // After each rendering: only then the status can be focused.
  useEffect(() => {
    if (box.current) enquiry.focusStatus(box.current);
  });

  function sendNow() {
    // The button is about to be removed, and the focus would be lost with it.
    box.current?.focus();
    enquiry.submit();
  }

  const alert = alertIn(status, enquiry);
  const isReady = isPrepared(status);
  const isDone = status.name === 'sent' && !status.isChanged;
  const { icon, look, text } =
    variants[isReady ? 'ready' : status.name === 'sent' ? 'sent' : 'failed'];
  const isRestored = status.name === 'idle' && status.isRestored;
  // An empty status takes no space.
  const restored = isRestored ? 'text-quiet' : 'mb-0';
  const button = status.name === 'unsent' && buttons[status.reason];
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
      {status.name === 'invalid' && <IssueList enquiry={enquiry} issues={status.issues} />}
      {button && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {messages[button]}
        </button>
      )}
      {isDone && (
        <button type="button" onClick={enquiry.reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {messages.another}
        </button>
      )}
      {status.name === 'unsent' && <OtherWays enquiry={enquiry} isFirst={isReady} />}
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

function alertIn(status: Status, { form, data: { messages } }: Enquiry): string | undefined {
  if (status.name === 'sent') return messages.sent;
  if (status.name === 'unsent') return messages.unsent[status.reason];
  if (status.name !== 'invalid') return undefined;
  const isMissing = Object.values(status.issues).some(({ cause }) => cause === 'empty');
  return isMissing ? form.missing : messages.check;
}

/** Links to the fields with mistakes. Each field shows its own message. */
function IssueList({ enquiry: { name, form }, issues }: { enquiry: Enquiry; issues: Issues }) {
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
            {form.fields.find((candidate) => candidate.name === field)?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const otherWayStyle = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;
const largeStyle = 'min-h-14 text-lg';

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
  const { messages, phone, email } = enquiry.data;
  const text = enquiry.writeText();

  /** The fields may have changed since the last check. If there are mistakes, show them and do not open the link. */
  function onClick(event: MouseEvent) {
    if (!enquiry.validate()) event.preventDefault();
  }

  const other = isFirst ? `${buttonStyle('quiet')} ${largeStyle}` : otherWayStyle;
  return (
    <div className="mt-4">
      {!isFirst && <p>{messages.otherWays}</p>}
      <div
        className={isFirst ? 'grid gap-3 @min-[28rem]:grid-cols-2' : 'mt-3 flex flex-wrap gap-2'}
      >
        <a
          href={chatHref(text, phone)}
          target="_blank"
          rel="noopener"
          onClick={onClick}
          className={isFirst ? `${buttonStyle()} ${largeStyle} col-span-full` : otherWayStyle}
        >
          <Icon name="whatsapp" className="size-5" />
          <span>{messages.chat}</span>
        </a>
        <a
          href={mailHref(email, { subject: enquiry.form.subject, body: text })}
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
