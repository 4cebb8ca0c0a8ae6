'use client';

import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { EnquiryForm as Form, FormWords } from '@/lib/content/forms';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { EnquiryFields } from './enquiry-fields';
import { EnquiryStatus } from './enquiry-status';
import { honeypotName, isPrepared, useEnquiry } from './use-enquiry';

type Props = {
  name: FormName;
  form: Form;
  words: FormWords;
  mail: MailSettings | undefined;
  /** For sending the same text by chat, e-mail and telephone. */
  phone: string;
  email: string;
  className?: string | undefined;
  /** Content under the button. */
  children: ReactNode;
};

/**
 * An enquiry form. Its fields are plain HTML and keep what is typed, even before the scripts load.
 * Until then it has no submit button and uses `method="dialog"`, so that no personal data gets into
 * the address and no popup closes as if something had been sent. A press before then is remembered
 * (`data-waits`, see scripts/postbuild/bootstrap.ts) and handled as soon as the scripts have loaded.
 */
export function EnquiryForm({ name, form, words, mail, className, children, ...company }: Props) {
  const formRef = useRef<HTMLFormElement>(null);
  const { status, cut, submit, reopen, touch, leave, edit } = useEnquiry({
    ...{ formRef, name, form, words, mail },
  });
  const loading = status.kind === 'loading';
  const sending = status.kind === 'sending';

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit();
  }

  return (
    <form
      ref={formRef}
      data-island
      data-enquiry={name}
      method="dialog"
      noValidate
      aria-busy={sending}
      onSubmit={onSubmit}
      onFocus={touch}
      onBlur={leave}
      // On the way down: before other listeners read a text that has to be cut.
      onInputCapture={edit}
      className={className ?? 'space-y-6'}
    >
      <div className="space-y-6">
        <EnquiryStatus
          {...company}
          {...{ status, name, form, words, formRef }}
          onSendNow={submit}
          onAnother={reopen}
        />
        <div hidden={status.kind === 'sent' && status.isEmpty} className="space-y-6">
          <EnquiryFields
            {...{ name, form, words, cut }}
            faults={status.kind === 'faulty' ? status : undefined}
            awake={!loading}
            readOnly={sending}
          />
          {/* Hidden from view, from keyboards, screen readers and autofill. */}
          <div aria-hidden className="absolute size-px overflow-hidden opacity-0">
            <label>
              {words.honeypot}
              <input
                name={honeypotName}
                tabIndex={-1}
                autoComplete="off"
                data-1p-ignore
                data-lpignore="true"
                data-bwignore
              />
            </label>
          </div>
          <div className={isPrepared(status) ? undefined : 'enquiry-act'}>
            <button
              type={loading ? 'button' : 'submit'}
              data-waits={loading ? '' : undefined}
              // Not `disabled`: that would take the focus away.
              aria-disabled={sending}
              className={`${buttonStyle(isPrepared(status) ? 'quiet' : 'primary')} w-full data-pressed:cursor-progress motion-safe:data-pressed:animate-pulse sm:w-auto`}
            >
              {sending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
              {sending ? words.sending : mail ? form.send : form.prepare}
            </button>
          </div>
        </div>
      </div>
      {children}
    </form>
  );
}
