'use client';

import { type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { FormContent, FormsFile } from '@/lib/content/query/forms';
import { dayInIndia } from '@/lib/dates/calendar-day';
import type { FormName } from '@/lib/enquiry/message';
import { initialState, isPrepared } from '@/lib/enquiry/state';
import { type Issues, unitsPerCharacter } from '@/lib/enquiry/validation';
import { routes } from '@/lib/routes';
import { type Enquiry, preloadMailer } from './enquiry';
import { EnquiryStatus } from './enquiry-status';
import { honeypotName } from './form-fields';

type Props = {
  name: FormName;
  data: FormsFile;
  /** Undefined on the server. */
  enquiry?: Enquiry;
};

/**
 * An enquiry form. Its fields are plain HTML, so they keep text that is typed before the script loads. Until then the
 * button is disabled, and a line below it explains why.
 */
export function EnquiryForm({ name, data, enquiry }: Props) {
  const { messages, mail, reply } = data;
  const form = data.forms[name];
  const state = useSyncExternalStore(
    enquiry?.subscribe ?? subscribeToNothing,
    enquiry?.getState ?? (() => initialState),
    () => initialState,
  );
  const choice = useSyncExternalStore(
    enquiry?.subscribeToChoice ?? subscribeToNothing,
    enquiry?.choiceText ?? (() => ''),
    () => '',
  );
  useEffect(() => enquiry?.start(), [enquiry]);

  const { status } = state;
  const loading = status.name === 'loading';
  const sending = status.name === 'sending';
  const isSent = status.name === 'sent' && !status.isChanged;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    enquiry?.submit();
  }

  return (
    <form
      data-enquiry={name}
      data-sent={isSent ? '' : undefined}
      noValidate
      aria-busy={sending}
      onSubmit={onSubmit}
      onInput={enquiry?.onInput}
      onFocus={preloadMailer}
      className="@container space-y-6"
    >
      <EnquiryStatus {...{ name, data, state, enquiry }} />
      <div hidden={isSent} className="space-y-6">
        <Fields
          name={name}
          form={form}
          optional={messages.optional}
          issues={status.name === 'invalid' ? status.issues : {}}
          readOnly={sending}
        />
        <p className="max-w-none border-l-4 border-coral pl-3 text-base empty:hidden">{choice}</p>
        <Honeypot label={messages.honeypot} />
        <button
          type="submit"
          name="send"
          disabled={loading}
          // Not `disabled` while sending, because a disabled button loses the focus.
          aria-disabled={sending}
          className={`${buttonStyle(isPrepared(status) ? 'quiet' : 'primary')} w-full @min-[20rem]:w-auto noscript:hidden`}
        >
          {sending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
          <span>{sending ? messages.sending : mail ? form.send : form.prepare}</span>
        </button>
        <p className="max-w-none text-sm font-semibold text-quiet noscript:hidden">
          {loading ? messages.waiting : reply}
        </p>
        <p className="hidden font-semibold noscript:block">{messages.needsScript}</p>
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

const subscribeToNothing = () => () => undefined;

/** The day of the build on the server, the current day in the browser. `limitDates` updates the rendered form. */
const firstDay = dayInIndia();

type FieldsProps = {
  name: FormName;
  form: FormContent;
  /** The note beside the label of an optional field. */
  optional: string;
  readOnly: boolean;
  issues: Issues;
};

/** The fields of a form. Columns depend on the width of the form, because the popup is narrow on every screen. */
function Fields({ name, form, optional, readOnly, issues }: FieldsProps) {
  return (
    <div className="grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2">
      {form.fields.map(({ limit, inMessage: _, notBefore: _1, ...field }) => (
        <Field
          key={field.name}
          {...field}
          id={`${name}-${field.name}`}
          note={field.required ? undefined : optional}
          readOnly={readOnly}
          maxLength={field.type === 'date' ? undefined : limit * unitsPerCharacter}
          min={field.type === 'date' ? firstDay : undefined}
          error={issues[field.name]?.text}
        />
      ))}
    </div>
  );
}

/** A field that only bots fill in: it is hidden from view, keyboards, screen readers and password managers. */
function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
      <label>
        <span>{label}</span>
        <input
          name={honeypotName}
          tabIndex={-1}
          autoComplete="off"
          className="size-px"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </div>
  );
}
