import { type MouseEvent, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Issue } from '@/lib/enquiry/validation';
import type { Enquiry, EnquiryState, Reason, Status } from './enquiry';
import { OtherWays } from './other-ways';

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
export function EnquiryStatus({ enquiry, state }: { enquiry: Enquiry; state: EnquiryState }) {
  const { messages } = enquiry.formsFile;
  const { status, content } = state;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!state.takesFocus) return;
    box.current?.focus({ preventScroll: true });
    // Scroll it to the top, so that as many fields as possible are visible below it.
    box.current?.scrollIntoView();
  }, [state]);

  function reopen() {
    // A hidden field can't get the focus.
    flushSync(() => enquiry.reopen());
    box.current?.closest('form')?.querySelector('input')?.focus();
  }

  const alert = alertOf(status, enquiry);
  const isRestored = status.name === 'idle' && status.isRestored;
  const button = status.name === 'unsent' && buttons[status.reason];
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-alert={alert ? '' : undefined}
      // Scrolls close to the header, so that the heading above is out of view. An empty status takes no space.
      className={`-scroll-mt-2.5 ${alert ? `mt-4 border-l-4 bg-white ${looks[alert.look].box}` : ''} ${alert || isRestored ? '' : 'mb-0'}`}
    >
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && <Alert {...alert} />}
      </div>
      {status.name === 'invalid' && <IssueList form={enquiry.name} issues={status.issues} />}
      {button && (
        <button
          type="submit"
          // Sending removes this button, and the focus would be lost with it.
          onClick={() => box.current?.focus()}
          className={`${buttonStyle()} mt-4`}
        >
          {messages[button]}
        </button>
      )}
      {status.name === 'sent' && !status.isChanged && (
        <button type="button" onClick={reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {messages.another}
        </button>
      )}
      {status.name === 'unsent' && (
        <OtherWays enquiry={enquiry} content={content} isFirst={isPrepared(status)} />
      )}
      <p role="status" className="text-quiet">
        {isRestored && messages.restored}
      </p>
    </div>
  );
}

const looks = {
  prepared: { icon: 'mail', box: 'border-lagoon p-5', text: 'mt-1 text-base text-quiet' },
  sent: {
    icon: 'circle-check',
    box: 'border-mangrove px-4 py-3 text-mangrove',
    text: 'font-serif text-2xl',
  },
  failed: { icon: 'triangle-alert', box: 'border-ember px-4 py-3', text: undefined },
} as const;

type AlertProps = { look: keyof typeof looks; heading?: string; text: string };

function alertOf(status: Status, { form, formsFile }: Enquiry): AlertProps | undefined {
  const { messages } = formsFile;
  if (status.name === 'sent') return { look: 'sent', text: messages.sent };
  if (status.name === 'unsent') {
    const text = messages.unsent[status.reason];
    return isPrepared(status)
      ? { look: 'prepared', heading: messages.prepared, text }
      : { look: 'failed', text };
  }
  if (status.name !== 'invalid') return undefined;
  const isMissing = status.issues.some(({ cause }) => cause === 'empty');
  return { look: 'failed', text: isMissing ? form.missing : messages.check };
}

function Alert({ look, heading, text }: AlertProps) {
  return (
    <>
      <Icon name={looks[look].icon} className="mt-0.5 size-6 flex-none" />
      <div>
        {heading && <p className="font-serif text-3xl leading-tight">{heading}</p>}
        <p className={looks[look].text}>{text}</p>
      </div>
    </>
  );
}

/** Links to the fields with mistakes. Each field shows its own message. */
function IssueList({ form, issues }: { form: string; issues: readonly Issue[] }) {
  function goToField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {issues.map(({ name, label }) => (
        <li key={name}>
          <a
            href={`#${form}-${name}`}
            onClick={goToField}
            className="inline-block min-h-6 font-semibold underline underline-offset-4"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
