'use client';

import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { FormsFile } from '@/lib/content/query/forms';
import { type FormName, honeypotName } from '@/lib/enquiry/form-names';
import { initialState, isPrepared } from '@/lib/enquiry/state';
import { routes } from '@/lib/routes';
import type { Enquiry } from './enquiry.client';
import { Fields } from './fields';
import { StatusBox } from './status-box';

type Props = {
  name: FormName;
  data: FormsFile;
  /** What the form shows and works on; none on the server. */
  enquiry?: Enquiry;
};

const asServed = () => initialState;
const subscribeToNothing = () => () => {};

/**
 * An enquiry form. Its fields are plain HTML and keep what is typed, even before the scripts load.
 * Until then it has no submit button and uses `method="dialog"`, so that no personal data gets into
 * the address and no popup closes as if something had been sent.
 */
export function EnquiryForm({ name, data, enquiry }: Props) {
  const { words, mail } = data;
  const form = data.forms[name];
  const { status } = useSyncExternalStore(
    enquiry?.subscribe ?? subscribeToNothing,
    enquiry?.state ?? asServed,
    asServed,
  );
  const loading = status.name === 'loading';
  const sending = status.name === 'sending';
  const isSent = status.name === 'sent' && !status.isChanged;
  // A message that is ready stands for its fields, until they are to be changed.
  const [opened, setOpened] = useState<typeof status>();
  const isFolded = isPrepared(status) && opened !== status;

  function openFields({ currentTarget: { form: fields } }: MouseEvent<HTMLButtonElement>) {
    flushSync(() => setOpened(status));
    fields?.querySelector('input')?.focus();
  }

  return (
    <form
      data-enquiry={name}
      data-sent={isSent ? '' : undefined}
      method="dialog"
      noValidate
      aria-busy={sending}
      className="@container space-y-6"
    >
      <StatusBox {...{ name, data, status, enquiry }} />
      {isFolded && (
        <button
          type="button"
          onClick={openFields}
          className="min-h-11 font-semibold underline underline-offset-4"
        >
          {words.change}
        </button>
      )}
      <div hidden={isSent || isFolded} className="space-y-6">
        <Fields
          {...{ name, form, words }}
          issues={status.name === 'invalid' ? status.issues : {}}
          hydrated={!loading}
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
          name="send"
          type={loading ? 'button' : 'submit'}
          // Not `disabled`: that would take the focus away.
          aria-disabled={sending}
          className={`${buttonStyle(isPrepared(status) ? 'quiet' : 'primary')} w-full @min-[20rem]:w-auto`}
        >
          {sending && <Icon name="loader-circle" className="size-5 motion-safe:animate-spin" />}
          <span>{sending ? words.sending : mail ? form.send : form.prepare}</span>
        </button>
        {form.more && (
          <a
            href={routes.contact}
            onClick={enquiry?.takeToContact}
            className="inline-block min-h-6 text-sm text-quiet underline underline-offset-4 hover:text-lagoon"
          >
            {form.more}
          </a>
        )}
      </div>
    </form>
  );
}
