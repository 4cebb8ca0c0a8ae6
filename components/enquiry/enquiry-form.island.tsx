'use client';

import { createElement, type FormEvent, useEffect, useSyncExternalStore } from 'react';
import { startRoot } from '@/components/islands/hydrate';
import type { StartIsland } from '@/components/islands/start-islands';
import { buttonStyle } from '@/components/ui/button-style';
import { fetchOnce } from '@/components/ui/fetch-once';
import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import type { FormsFile } from '@/lib/browser-files/types';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import type { FormName } from '@/lib/enquiry/message';
import { unitsPerCharacter } from '@/lib/enquiry/validation';
import { formsPath, routes } from '@/lib/routes';
import { Enquiry, type EnquiryState, initialState, type Status } from './enquiry';
import { EnquiryStatus, isPrepared } from './enquiry-status';
import { honeypotName } from './form-fields';

const fetchForms = fetchOnce<FormsFile>(formsPath);

/**
 * Loads the file of all forms (app/forms.json), which is too large for each page.
 * @returns a function that starts the form of an island
 * @throws when the file can't be fetched
 */
export async function loadEnquiry(): Promise<StartIsland> {
  const formsFile = await fetchForms();
  return (island) => startForm(island, formsFile);
}

/** Hydrates the form of an island. */
export function startForm(island: HTMLElement, formsFile: FormsFile): void {
  const name = island.querySelector('form')?.dataset.enquiry as FormName;
  const enquiry = new Enquiry(name, formsFile);
  startRoot(island, createElement(EnquiryForm, { name, formsFile, enquiry }));
}

type Props = {
  name: FormName;
  formsFile: FormsFile;
  /** On the server, an enquiry that never starts. */
  enquiry?: Enquiry;
};

/**
 * An enquiry form. Its fields are plain HTML, so they keep text that is typed before the script loads. Until then the
 * button is disabled, and a line below it explains why.
 */
export function EnquiryForm({ name, formsFile, enquiry = new Enquiry(name, formsFile) }: Props) {
  const { messages, mail, reply } = formsFile;
  const { form } = enquiry;
  const state = useSyncExternalStore(enquiry.subscribe, enquiry.getState, () => initialState);
  useEffect(() => enquiry.start(), [enquiry]);

  const { status, content } = state;
  const isSent = status.name === 'sent' && !status.isChanged;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    enquiry.submit();
  }

  return (
    <form
      data-enquiry={name}
      data-sent={isSent ? '' : undefined}
      noValidate
      aria-busy={status.name === 'sending'}
      onSubmit={onSubmit}
      onInput={enquiry.onInput}
      className="@container space-y-6"
    >
      <EnquiryStatus enquiry={enquiry} state={state} />
      <div hidden={isSent} className="space-y-6">
        <Fields enquiry={enquiry} state={state} />
        <p className="max-w-none border-l-4 border-coral pl-3 text-base whitespace-pre-line empty:hidden">
          {content.chosen}
        </p>
        <Honeypot label={messages.honeypot} />
        {!mail && <p className="max-w-none noscript:hidden">{messages.sendYourself}</p>}
        <SendButton enquiry={enquiry} status={status} />
        <p className="max-w-none text-sm font-semibold text-quiet noscript:hidden">
          {status.name === 'loading' ? messages.waiting : reply}
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

function SendButton({ enquiry, status }: { enquiry: Enquiry; status: Status }) {
  const { form, formsFile } = enquiry;
  const isSending = status.name === 'sending';
  const label = formsFile.mail ? form.send : form.prepare;
  return (
    <button
      type="submit"
      name="send"
      disabled={status.name === 'loading'}
      // Not `disabled` while sending, because a disabled button loses the focus.
      aria-disabled={isSending}
      className={`${buttonStyle(isPrepared(status) ? 'quiet' : 'primary')} w-full @min-[20rem]:w-auto noscript:hidden`}
    >
      {isSending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
      <span>{isSending ? formsFile.messages.sending : label}</span>
    </button>
  );
}

type FieldsProps = { enquiry: Enquiry; state: EnquiryState };

/** The fields of a form. Columns depend on the width of the form, because the popup is narrow on every screen. */
function Fields({ enquiry: { name, form, formsFile }, state: { status, content } }: FieldsProps) {
  const issues = status.name === 'invalid' ? status.issues : [];
  const isDateLimited = (type: string) => type === 'date' && status.name !== 'loading';
  return (
    <div className="grid items-end gap-4 leading-snug @min-[20rem]:grid-cols-2">
      {form.fields.map(({ limit, inMessage: _, notBefore = '', ...field }) => (
        <Field
          key={field.name}
          {...field}
          id={`${name}-${field.name}`}
          note={field.required ? undefined : formsFile.messages.optional}
          readOnly={status.name === 'sending'}
          maxLength={field.type === 'date' ? undefined : limit * unitsPerCharacter}
          min={isDateLimited(field.type) ? firstDay(content.values[notBefore]) : undefined}
          error={issues.find(({ name }) => name === field.name)?.text}
        />
      ))}
    </div>
  );
}

/**
 * The first day that a date field offers: today in India, or a later day in the field that it may not be before. Typed
 * days are validated when the form is sent.
 */
function firstDay(notBefore = ''): string {
  const today = dayInIndia();
  return isDay(notBefore) && notBefore > today ? notBefore : today;
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
