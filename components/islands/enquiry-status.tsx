'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import type { FormName } from '@/lib/enquiry/payload';
import { EnquiryFaults } from './enquiry-faults';
import { EnquiryWays } from './enquiry-ways';
import { isPrepared, type Status } from './use-enquiry';

type Props = {
  status: Status;
  name: FormName;
  form: EnquiryForm;
  words: FormWords;
  formRef: RefObject<HTMLFormElement | null>;
  phone: string;
  email: string;
  onSendNow: () => void;
  onAnother: () => void;
};

/**
 * The status of an enquiry, above its fields: read aloud at once, and focused after the button was
 * pressed. A status that nobody asked for (a restored draft) is read aloud without moving the focus.
 */
export function EnquiryStatus({ status, onSendNow, onAnother, ...form }: Props) {
  const { words } = form;
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!answersButton(status)) return;
    box.current?.focus({ preventScroll: true });
    // At the top, so that as many fields as possible are in view below it.
    box.current?.scrollIntoView();
  }, [status]);

  function sendNow() {
    // The button goes, and would take the focus along.
    box.current?.focus();
    onSendNow();
  }

  const alert = alertText(status, form);
  const prepared = isPrepared(status);
  const retry =
    status.kind === 'unsent' &&
    (status.reason === 'back' ? words.sendNow : status.again && words.again);
  return (
    <div ref={box} tabIndex={-1} className={alert ? boxStyle(status) : restoredStyle(status)}>
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && (
          <Icon
            name={prepared ? 'mail' : status.kind === 'sent' ? 'circle-check' : 'triangle-alert'}
            className="mt-0.5 size-6 flex-none"
          />
        )}
        {alert && (
          <p>
            {prepared && <span className="block font-serif text-2xl">{words.prepared}</span>}
            {alert}
          </p>
        )}
      </div>
      {status.kind === 'faulty' && <EnquiryFaults {...form} {...status} />}
      {retry && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {retry}
        </button>
      )}
      {status.kind === 'sent' && status.isEmpty && (
        <button type="button" onClick={onAnother} className={`${buttonStyle('quiet')} mt-4`}>
          {words.another}
        </button>
      )}
      {status.kind === 'unsent' && <EnquiryWays {...form} isFirst={prepared} onCheck={onSendNow} />}
      <p role="status">{status.kind === 'restored' && words.restored}</p>
    </div>
  );
}

/** Whether a status answers the button: others appear by themselves. */
function answersButton(status: Status): boolean {
  if (status.kind === 'unsent') {
    return !status.late && status.reason !== 'interrupted' && status.reason !== 'back';
  }
  return (status.kind === 'faulty' && !status.isMended) || status.kind === 'sent';
}

function boxStyle(status: Status): string {
  const look = status.kind === 'sent' ? 'border-mangrove text-mangrove' : 'border-ember';
  return `border-l-4 bg-white px-4 py-3 ${isPrepared(status) ? 'border-lagoon' : look}`;
}

/** Takes no room if there is no text. */
function restoredStyle({ kind }: Status): string {
  return kind === 'restored' ? 'text-quiet' : 'mb-0';
}

function alertText(status: Status, { form, words }: { form: EnquiryForm; words: FormWords }) {
  switch (status.kind) {
    case 'faulty':
      return Object.values(status.faults).some(({ kind }) => kind === 'empty')
        ? form.missing
        : words.check;
    case 'sent':
      return words.sent;
    case 'unsent':
      return words.unsent[status.reason].replace('{seconds}', String(status.seconds));
    default:
      return undefined;
  }
}
