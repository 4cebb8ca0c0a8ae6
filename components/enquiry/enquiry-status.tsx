import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { Status } from '@/lib/enquiry/enquiry-state';
import type { Enquiry } from '@/lib/enquiry/message';
import type { Issue } from '@/lib/enquiry/validation';
import type { EnquiryStore } from './enquiry-store';
import { OtherWays } from './other-ways';

type Props = { store: EnquiryStore; status: Status; enquiry: Enquiry };

/**
 * The status of an enquiry, above its fields. Screen readers announce it, and it gets the focus after a press of the
 * button, unless the visitor has gone on. A status that appears by itself, such as a restored draft, does not take it.
 */
export function EnquiryStatus({ store, status, enquiry }: Props) {
  const { messages } = store.formsFile;
  const box = useRef<HTMLDivElement>(null);
  // After each rendering, because each event renders the form.
  useEffect(() => {
    const focus = store.takeFocus();
    if (focus === 'fields') box.current?.closest('form')?.querySelector('input')?.focus();
    if (focus !== 'status') return;
    box.current?.focus({ preventScroll: true });
    // Scroll it to the top, so that as many fields as possible are visible below it.
    box.current?.scrollIntoView();
  });

  const alert = alertOf(status, store);
  const isRestored = status.name === 'restored';
  const isPrepared = status.name === 'prepared';
  const hasButton = status.name === 'unsent' && status.reason !== 'offline';
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-alert={alert ? '' : undefined}
      // Scrolls close to the header, so that the heading above is out of view. An empty status takes no space.
      className={`-scroll-mt-2.5 ${alert ? `mt-4 border-l-4 bg-white ${alert.box}` : ''} ${alert || isRestored ? '' : 'mb-0'}`}
    >
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && (
          <>
            <Icon name={alert.icon} className="mt-0.5 size-6 flex-none" />
            <div>
              {'heading' in alert && (
                <p className="font-serif text-3xl leading-tight">{alert.heading}</p>
              )}
              <p className={alert.textStyle}>{alert.text}</p>
            </div>
          </>
        )}
      </div>
      {status.name === 'invalid' && <IssueList form={store.name} issues={status.issues} />}
      {hasButton && (
        <button
          type="submit"
          // Sending removes this button, and the focus would be lost with it.
          onClick={() => box.current?.focus()}
          className={`${buttonStyle()} mt-4`}
        >
          {status.reason === 'waiting' ? messages.sendNow : messages.again}
        </button>
      )}
      {status.name === 'sent' && (
        <button
          type="button"
          onClick={() => store.reopen()}
          className={`${buttonStyle('quiet')} mt-4`}
        >
          {messages.another}
        </button>
      )}
      {(isPrepared || status.name === 'unsent') && (
        <OtherWays store={store} enquiry={enquiry} isMain={isPrepared} />
      )}
      <p role="status" className="text-quiet">
        {isRestored && messages.restored}
      </p>
    </div>
  );
}

const styles = {
  prepared: { icon: 'mail', box: 'border-lagoon p-5', textStyle: 'mt-1 text-base text-quiet' },
  sent: {
    icon: 'circle-check',
    box: 'border-mangrove px-4 py-3 text-mangrove',
    textStyle: 'font-serif text-2xl',
  },
  failed: { icon: 'triangle-alert', box: 'border-ember px-4 py-3', textStyle: undefined },
} as const;

/** The style of an alert and its texts, if the status has one. */
function alertOf(status: Status, { form, formsFile: { messages } }: EnquiryStore) {
  switch (status.name) {
    case 'sent':
    case 'arrived':
      return { ...styles.sent, text: messages.sent };
    case 'sentBeforeChanges':
      return { ...styles.sent, text: `${messages.sent} ${messages.changed}` };
    case 'unsent': {
      const earlier = status.earlier ? `${messages.earlier[status.earlier]} ` : '';
      return { ...styles.failed, text: earlier + messages.unsent[status.reason] };
    }
    case 'prepared':
      return { ...styles.prepared, heading: messages.prepared, text: messages.unsent.notSetUp };
    case 'invalid': {
      const isMissing = status.issues.some(({ cause }) => cause === 'empty');
      return { ...styles.failed, text: isMissing ? form.missing : messages.check };
    }
  }
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
