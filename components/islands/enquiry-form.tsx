'use client';

import { type SubmitEvent, useState } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Field } from '@/components/ui/field';
import type { EnquiryForm as EnquiryFormTexts, Forms } from '@/lib/content/forms';
import { chatHref, mailHref } from '@/lib/enquiry/links';
import { enquiryText } from '@/lib/enquiry/message';

type Props = {
  id: string;
  form: EnquiryFormTexts;
  texts: Omit<Forms, 'flight' | 'contact' | 'booking'>;
  /** Where the message goes. */
  phone: string;
  email: string;
  /** One field to a row, for a form in a popup. */
  narrow?: boolean;
};

type Status = { empty: string[]; alert?: string; note?: string };

/**
 * Puts what the visitor typed into a message for the visitor's own chat or e-mail program. The
 * fields are plain HTML and keep what they hold. `method="dialog"` outside a dialog submits
 * nothing: without scripts no personal data ends up in the address.
 */
export function EnquiryForm({ id, form, texts, phone, email, narrow = false }: Props) {
  const [status, setStatus] = useState<Status>({ empty: [] });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    );
    const empty = form.fields
      .filter(({ name, required }) => required && !values[name]?.trim())
      .map(({ name }) => name);
    if (empty.length > 0) {
      setStatus({ empty, alert: form.missing });
      event.currentTarget.querySelector<HTMLElement>(`[name="${empty[0]}"]`)?.focus();
      return;
    }
    const text = enquiryText(form.subject, form.fields, values, window.location.href);
    const byChat = event.nativeEvent.submitter?.getAttribute('value') !== 'mail';
    if (byChat) window.open(chatHref(phone, text), '_blank', 'noopener');
    else window.location.href = mailHref(email, { subject: form.subject, body: text });
    setStatus({ empty: [], note: texts.handedOver });
  }

  return (
    <form method="dialog" noValidate onSubmit={submit} className="space-y-6">
      <p
        role="alert"
        className={status.alert ? 'border-l-4 border-ember bg-white p-4 font-semibold' : ''}
      >
        {status.alert}
      </p>
      <div className={`grid gap-6 ${narrow ? '' : 'sm:grid-cols-2 sm:items-end'}`}>
        {form.fields.map((field) => (
          <Field
            key={field.name}
            {...field}
            id={`${id}-${field.name}`}
            note={field.required ? texts.required : texts.optional}
            error={
              status.empty.includes(field.name)
                ? texts.fillIn.replace('{field}', field.label)
                : undefined
            }
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <button type="submit" value="chat" className={buttonStyle()}>
          {form.submit ?? texts.sendByChat}
        </button>
        <button type="submit" value="mail" className={buttonStyle('quiet')}>
          {texts.sendByMail}
        </button>
      </div>
      <p role="status">{status.note}</p>
      <p className="text-sm text-quiet">{texts.withoutScript}</p>
    </form>
  );
}
