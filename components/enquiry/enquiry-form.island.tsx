'use client';

import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { enquiryRoute } from '@/lib/contact/enquiry-route';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { routes } from '@/lib/routes/routes';
import { honeypotName } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { type EnquiryProps, EnquiryStore, type FormPartProps } from './enquiry-store';

/** The form as the build renders it. */
export const StaticForm = (props: EnquiryProps) => <EnquiryForm store={new EnquiryStore(props)} />;

/** Makes the component of one island. The store outlives the form, which React may have to start again (hydrate.ts). */
export function makeEnquiryForm() {
  let store: EnquiryStore | undefined;
  return (props: EnquiryProps) => {
    store ??= new EnquiryStore(props);
    return <EnquiryForm store={store} />;
  };
}

/** The style of lines sent with the message. WebKitGTK 2.50 crashes on `text-wrap: pretty` with long addresses. */
const linesStyle =
  'col-span-full max-w-none border-l-4 border-coral pl-3 text-base text-wrap wrap-anywhere whitespace-pre-line empty:hidden';

/**
 * An enquiry form. Its fields are uncontrolled, so text typed before the script loads is kept. Until then, the button
 * is disabled, and a line below it explains why.
 */
export function EnquiryForm({ store }: { store: EnquiryStore }) {
  const { formContent, formName } = store;
  const { messages, mail, replyTime } = store.formsData;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const formElement = useRef<HTMLFormElement>(null);
  useEffect(() => store.connect(formElement.current), [store]);
  const { package: askedPackage } = state.enquiry.page;
  const [isSending, isSent] = [state.status === 'sending', state.status === 'sent'];
  useEffect(() => (isSending ? askBeforeLeaving() : undefined), [isSending]);
  const props = { store, state };

  return (
    <form
      ref={formElement}
      data-enquiry={formName}
      data-sent={isSent ? '' : undefined}
      noValidate
      aria-busy={isSending}
      onSubmit={store.submit}
      onInput={store.update}
      className="@container space-y-6"
    >
      <EnquiryStatus {...props} />
      <div hidden={isSent} className="space-y-6">
        {formContent.longerFormLabel && (
          <a
            href={askedPackage ? enquiryRoute(askedPackage) : routes.contact}
            className="inline-block min-h-6 text-sm text-quiet underline underline-offset-4 hover:text-lagoon"
          >
            {formContent.longerFormLabel}
          </a>
        )}
        <Fields {...props} />
        <p className={linesStyle}>{state.enquiry.choiceLines}</p>
        <Honeypot label={messages.honeypot} />
        {!mail && <p className="max-w-none noscript:hidden">{messages.sendYourself}</p>}
        <SendButton {...props} />
        <p className="max-w-none text-sm font-semibold text-quiet noscript:hidden">
          {state.status === 'loading' ? (
            <>
              <span className="in-data-load-failed:hidden">{messages.buttonLoading}</span>
              <span className="hidden in-data-load-failed:inline">{messages.loadFailed}</span>
            </>
          ) : (
            (formContent.replyTime ?? replyTime)
          )}
        </p>
      </div>
    </form>
  );
}

/** Makes the browser ask before the visitor leaves the page. @returns a function that stops this */
function askBeforeLeaving() {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Chrome before 119 looks only at this.
    event.returnValue = true;
  };
  // Add it only while it is needed, because it keeps pages out of the back/forward cache in some browsers.
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

function SendButton({ store: { formContent, formsData }, state }: FormPartProps) {
  const isSending = state.status === 'sending';
  const label = formsData.mail ? formContent.send : formContent.prepare;
  return (
    <button
      type="submit"
      name="send"
      disabled={state.status === 'loading'}
      // Not `disabled`, because a disabled button loses the focus.
      aria-disabled={isSending}
      className={`${buttonStyle()} w-full @min-[20rem]:w-auto noscript:hidden`}
    >
      {isSending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
      <span>{isSending ? formsData.messages.sending : label}</span>
    </button>
  );
}

/** The fields of a form. Columns depend on the form's width, because a dialog is narrow on every screen. */
function Fields({ store: { formName, formsData }, state }: FormPartProps) {
  const { optional, undecided } = formsData.messages;
  const { enquiry, issues } = state;
  // The server can't know the visitor's day.
  const today = state.status === 'loading' ? '' : dayInIndia();
  return (
    <div className="grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2">
      {enquiry.fields.map(({ limit, asMessageLine, notBeforeField, ...field }) => {
        const firstDays = [today, enquiry.values[notBeforeField ?? ''] ?? ''].filter(isDay).sort();
        return (
          <Fragment key={field.name}>
            {field.name === 'message' && <p className={linesStyle}>{enquiry.aboutLines}</p>}
            <Field
              {...field}
              id={`${formName}-${field.name}`}
              note={field.required ? undefined : optional}
              undecided={undecided}
              readOnly={state.status === 'sending'}
              min={field.type === 'date' ? firstDays.at(-1) : undefined}
              error={issues.find((issue) => issue.name === field.name)?.text}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

/** A field that only bots fill in, hidden from view, keyboards, screen readers and password managers. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <input
        name={honeypotName}
        aria-label={label}
        tabIndex={-1}
        autoComplete="off"
        className="size-px"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
    </div>
  );
}
