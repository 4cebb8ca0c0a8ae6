'use client';

import { Fragment, useEffect, useRef, useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { DataFiles } from '@/lib/data-files/data-files';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import type { Status } from '@/lib/enquiry/enquiry-state';
import type { FormName, FormsFile } from '@/lib/enquiry/forms-file';
import type { Enquiry } from '@/lib/enquiry/message';
import { routes } from '@/lib/routes/routes';
import { EnquiryStatus } from './enquiry-status';
import { EnquiryStore, honeypotName } from './enquiry-store';

export type EnquiryFormProps = {
  name: FormName;
  data: Pick<DataFiles, 'forms'>;
};

/** The enquiries of the page. They live outside React, so each survives when React has to render its form again. */
const stores = new WeakMap<FormsFile, Partial<Record<FormName, EnquiryStore>>>();

function storeOf({ name, data: { forms } }: EnquiryFormProps): EnquiryStore {
  const known = stores.get(forms) ?? {};
  stores.set(forms, known);
  known[name] ??= new EnquiryStore(name, forms);
  return known[name];
}

/** The style of lines sent with the visitor's message. WebKitGTK crashes when it wraps long addresses prettily. */
const linesStyle =
  'col-span-full max-w-none border-l-4 border-coral pl-3 text-base text-wrap wrap-anywhere whitespace-pre-line empty:hidden';

/**
 * An enquiry form. Its fields are plain HTML, so they keep text that is typed before the script loads. Until then the
 * button is disabled, and a line below it explains why.
 */
export function EnquiryForm({ name, data }: EnquiryFormProps) {
  const store = storeOf({ name, data });
  const { messages, mail, reply } = data.forms;
  const { form, subscribe, getSnapshot } = store;
  const { status, enquiry } = useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => store.connect(element.current), [store]);
  const isSent = status.name === 'sent';
  const props = { store, status, enquiry };

  return (
    <form
      ref={element}
      data-enquiry={name}
      data-sent={isSent ? '' : undefined}
      noValidate
      aria-busy={status.name === 'sending'}
      onSubmit={store.onSubmit}
      onInput={store.onInput}
      className="@container space-y-6"
    >
      <EnquiryStatus {...props} />
      <div hidden={isSent} className="space-y-6">
        <Fields {...props} />
        <p className={linesStyle}>{enquiry.chosen}</p>
        <Honeypot label={messages.honeypot} />
        {!mail && <p className="max-w-none noscript:hidden">{messages.sendYourself}</p>}
        <SendButton {...props} />
        <p className="max-w-none text-sm font-semibold text-quiet noscript:hidden">
          {status.name === 'loading' ? messages.waiting : (form.reply ?? reply)}
        </p>
        {form.more && (
          <a
            href={routes.contact}
            className="inline-block min-h-6 text-sm text-quiet underline underline-offset-4 hover:text-lagoon"
          >
            {form.more}
          </a>
        )}
      </div>
    </form>
  );
}

type PartProps = { store: EnquiryStore; status: Status; enquiry: Enquiry };

function SendButton({ store: { form, formsFile }, status }: PartProps) {
  const isSending = status.name === 'sending';
  const label = formsFile.mail ? form.send : form.prepare;
  return (
    <button
      type="submit"
      name="send"
      disabled={status.name === 'loading'}
      // Not `disabled` while sending, because a disabled button loses the focus.
      aria-disabled={isSending}
      className={`${buttonStyle(status.name === 'prepared' ? 'quiet' : 'primary')} w-full @min-[20rem]:w-auto noscript:hidden`}
    >
      {isSending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
      <span>{isSending ? formsFile.messages.sending : label}</span>
    </button>
  );
}

/** The fields of a form. Columns depend on the width of the form, because the popup is narrow on every screen. */
function Fields({ store: { name, formsFile }, status, enquiry }: PartProps) {
  const { optional, undecided } = formsFile.messages;
  const issues = status.name === 'invalid' ? status.issues : [];
  return (
    <div className="grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2">
      {enquiry.fields.map(({ limit, inMessage, notBefore, ...field }) => {
        // The server doesn't know the day on which the page is read.
        const hasFirstDay = field.type === 'date' && status.name !== 'loading';
        return (
          <Fragment key={field.name}>
            {field.name === 'message' && <p className={linesStyle}>{enquiry.about}</p>}
            <Field
              {...field}
              id={`${name}-${field.name}`}
              note={field.required ? undefined : optional}
              undecided={undecided}
              readOnly={status.name === 'sending'}
              min={hasFirstDay ? firstDay(enquiry.values[notBefore ?? '']) : undefined}
              error={issues.find((issue) => issue.name === field.name)?.text}
            />
          </Fragment>
        );
      })}
    </div>
  );
}

/**
 * The first day that a date field offers: today in India, or a later one.
 * @param other the value of the field that it may not be before
 */
function firstDay(other = ''): string {
  const today = dayInIndia();
  return isDay(other) && other > today ? other : today;
}

/** A field that only bots fill in: it is hidden from view, keyboards, screen readers and password managers. */
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
