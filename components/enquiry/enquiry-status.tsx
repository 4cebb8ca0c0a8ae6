import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import { chatHref, isTooLongForLinks, mailHref, telHref } from '@/lib/contact/hrefs';
import { type EnquiryState, isUncertain } from '@/lib/enquiry/enquiry-state';
import { enquiryText, replyAddresses } from '@/lib/enquiry/message';
import type { Issue } from '@/lib/enquiry/validation';
import type { EnquiryStore, FormPartProps } from './enquiry-store';

/**
 * The status of an enquiry, above its fields. Screen readers announce it. After Send is pressed, it gets the focus,
 * unless the visitor has left the form. A status that appears by itself, such as a restored draft, doesn't take it.
 */
export function EnquiryStatus({ store, state }: FormPartProps) {
  const { messages } = store.formsData;
  const box = useRef<HTMLDivElement>(null);
  const alert = alertOf(state, store);
  useEffect(() => {
    if (!store.needsFocus || state.status === 'sending') return;
    store.needsFocus = false;
    const { activeElement, body } = document;
    const formElement = box.current?.closest('form');
    if (activeElement !== body && !formElement?.contains(activeElement)) return;
    // Without an alert, the visitor begins another enquiry.
    if (!alertOf(state, store)) return formElement?.querySelector('input')?.focus();
    box.current?.focus({ preventScroll: true });
    // Scroll it to the top, so that many fields are visible below it.
    box.current?.scrollIntoView();
  }, [store, state]);

  const isRestored = state.status === 'restored';
  const reason = state.status === 'failed' ? state.reason : undefined;
  const hasButton = reason && reason !== 'notSetUp';
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-alert={alert ? '' : undefined}
      // Scrolls close to the header, so that the heading above is hidden. An empty status takes up no space.
      className={`-scroll-mt-2.5 ${alert ? `mt-4 border-l-4 bg-panel px-4 py-3 ${alert.box}` : ''} ${alert || isRestored ? '' : 'mb-0'}`}
    >
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && (
          <>
            <Icon name={alert.icon} className="mt-0.5 size-6 flex-none" />
            <p className={alert.font}>{alert.text}</p>
          </>
        )}
      </div>
      {state.issues.length > 0 && <IssueList formName={store.formName} issues={state.issues} />}
      {hasButton && (
        <button
          type="submit"
          // Move the focus, because sending removes this button.
          onClick={() => box.current?.focus()}
          className={`${buttonStyle()} mt-4`}
        >
          {messages.retryLabel}
        </button>
      )}
      {state.status === 'sent' && (
        <>
          <p className="mt-3 text-ink">{messages.replyTo}</p>
          <ul translate="no" className="font-semibold wrap-anywhere text-ink">
            {replyAddresses(state.delivered).map((address) => (
              <li key={address}>{address}</li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => store.reopen()}
            className={`${buttonStyle('quiet')} mt-4`}
          >
            {messages.newEnquiryLabel}
          </button>
        </>
      )}
      {reason && <OtherWays store={store} state={state} />}
      <p role="status" className="text-quiet">
        {isRestored && messages.restored}
      </p>
    </div>
  );
}

const styles = {
  prepared: { icon: 'mail', box: 'border-lagoon', font: '' },
  sent: { icon: 'circle-check', box: 'border-success text-success', font: 'font-serif text-2xl' },
  failed: { icon: 'triangle-alert', box: 'border-warning', font: '' },
} as const;

/** The style and text of the alert; undefined if there is nothing to say. Mistakes take precedence. */
function alertOf(state: EnquiryState, { formContent, formsData: { messages } }: EnquiryStore) {
  if (state.issues.length > 0) {
    const isMissing = state.issues.some(({ kind }) => kind === 'empty');
    return {
      ...styles.failed,
      text: isMissing ? formContent.missingFields : messages.reviewFields,
    };
  }
  if (state.status === 'sent') return { ...styles.sent, text: messages.sent };
  if (state.status === 'sentBeforeChanges')
    return { ...styles.sent, text: `${messages.sent} ${messages.sentBeforeChanges}` };
  if (state.status !== 'failed') return undefined;
  const { reason, uncertainMails, deliveredMails } = state;
  const text = messages.failed[reason];
  if (reason === 'notSetUp') return { ...styles.prepared, text };
  // The texts of uncertain reasons already say that it may have been delivered.
  if (isUncertain(reason)) return { ...styles.failed, text };
  const earlier =
    uncertainMails.length > 0
      ? messages.earlierTry.mayHaveBeenDelivered
      : deliveredMails.length > 0 && messages.earlierTry.delivered;
  return { ...styles.failed, text: [earlier, text].filter(Boolean).join(' ') };
}

/** Links to the fields with mistakes. Each field shows its own message. */
function IssueList({ formName, issues }: { formName: string; issues: readonly Issue[] }) {
  function goToField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {issues.map(({ name, label }) => (
        <li key={name}>
          <a
            href={`#${formName}-${name}`}
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

/** Links that send the same text by chat, e-mail or phone, and the text itself, kept up to date during typing. */
function OtherWays({ store, state }: FormPartProps) {
  const { messages, phone, email } = store.formsData;
  const { subject } = store.formContent;
  const text = enquiryText(subject, state.enquiry);
  const linkStyle = `${buttonStyle('quiet')} w-full @min-[20rem]:w-auto`;

  return (
    <div className="mt-4">
      <p>{messages.otherWays}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <a href={chatHref(text, { phone })} target="_blank" rel="noopener" className={linkStyle}>
          <Icon name="whatsapp" className="size-5" />
          <span>{messages.chat}</span>
        </a>
        <a href={mailHref(email, { subject, text })} className={linkStyle}>
          <Icon name="mail" className="size-5" />
          <span>{messages.mail}</span>
        </a>
        <a href={telHref(phone)} className={linkStyle}>
          <Icon name="phone" className="size-5" />
          <span>{messages.call}</span>
        </a>
      </div>
      {isTooLongForLinks(text) && <p className="mt-3">{messages.tooLong}</p>}
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
