'use client';

import { type FormEvent, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { FormsFile } from '@/lib/content/query/forms';
import { type FormName, honeypotName } from '@/lib/enquiry/form-names';
import { isPrepared } from '@/lib/enquiry/state';
import { routes } from '@/lib/routes';
import { type EnquiryStore, makeEnquiryStore } from './enquiry-store';
import { Fields } from './fields';
import { StatusBox } from './status-box';
import { preloadMailer, useEnquiry } from './use-enquiry';

type Props = {
  name: FormName;
  data: FormsFile;
  /** What is told. On the server there is nothing to tell. */
  store?: EnquiryStore;
};

const nothingTold = makeEnquiryStore();

/**
 * An enquiry form. Its fields are plain HTML and keep what is typed, even before the scripts load. Until
 * then its button is off and the line under it says so.
 */
export function EnquiryForm({ name, data, store = nothingTold }: Props) {
  const { words, mail, reply } = data;
  const form = data.forms[name];
  const ref = useRef<HTMLFormElement>(null);
  const enquiry = useEnquiry(ref, { name, data, store });
  const { status } = enquiry;
  const loading = status.name === 'loading';
  const sending = status.name === 'sending';
  const isSent = status.name === 'sent' && !status.isChanged;
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    enquiry.submit();
  }

  return (
    <form
      ref={ref}
      data-enquiry={name}
      data-sent={isSent ? '' : undefined}
      noValidate
      aria-busy={sending}
      onSubmit={onSubmit}
      onInput={enquiry.onInput}
      onFocus={preloadMailer}
      className="@container space-y-6"
    >
      <StatusBox {...{ name, data, enquiry }} />
      <div hidden={isSent} className="space-y-6">
        <Fields
          {...{ name, form, words }}
          issues={status.name === 'invalid' ? status.issues : {}}
          readOnly={sending}
        />
        {/* Hidden from view, from keyboards, screen readers and autofill. */}
        <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
          <label>
            <span>{words.honeypot}</span>
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
        <button
          type="submit"
          name="send"
          disabled={loading}
          // Not `disabled` while sending: that would take the focus away.
          aria-disabled={sending}
          className={`${buttonStyle(isPrepared(status) ? 'quiet' : 'primary')} w-full @min-[20rem]:w-auto noscript:hidden`}
        >
          {sending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
          <span>{sending ? words.sending : mail ? form.send : form.prepare}</span>
        </button>
        <p className="max-w-none text-sm font-semibold text-quiet noscript:hidden">
          {loading ? words.waiting : reply}
        </p>
        <p className="hidden font-semibold noscript:block">{words.needsScript}</p>
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
