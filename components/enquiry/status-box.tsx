import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { EnquiryData } from '@/lib/content/query/forms';
import { endSending } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/payload';
import type { Enquiry } from './enquiry.client';
import { Faults } from './faults';
import { isInterrupted, isPrepared, type Status } from './status';
import { Ways } from './ways';

type Props = {
  name: FormName;
  data: EnquiryData;
  status: Status;
  enquiry: Enquiry | undefined;
};

/**
 * The status of an enquiry, above its fields: read aloud at once, and focused after the button was
 * pressed. A status that nobody asked for (a restored draft) is read aloud without moving the focus.
 */
export function StatusBox({ name, data, status, enquiry }: Props) {
  const { words } = data;
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each status
  useEffect(() => {
    if (!enquiry?.takeTurn()) return;
    box.current?.focus({ preventScroll: true });
    // At the top, so that as many fields as possible are in view below it.
    box.current?.scrollIntoView();
  }, [status]);

  const isLeft = isInterrupted(status);
  useEffect(() => {
    const text = box.current?.querySelector('[role=alert]');
    if (!isLeft || !text) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) endSending(name);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [isLeft, name]);

  function sendNow() {
    // The button goes, and would take the focus along.
    box.current?.focus();
    void enquiry?.submit();
  }

  const alert = alertText(status, data.forms[name].missing, words);
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
          <div>
            {prepared && <p className="font-serif text-2xl">{words.prepared}</p>}
            <p>{alert}</p>
          </div>
        )}
      </div>
      {status.kind === 'faulty' && <Faults {...{ name, form: data.forms[name], status }} />}
      {retry && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {retry}
        </button>
      )}
      {status.kind === 'sent' && status.isEmpty && (
        <button type="button" onClick={enquiry?.reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {words.another}
        </button>
      )}
      {status.kind === 'unsent' && enquiry && (
        <Ways {...{ name, data, enquiry }} isFirst={prepared} />
      )}
      <p role="status">{status.kind === 'restored' && words.restored}</p>
    </div>
  );
}

function boxStyle(status: Status): string {
  const look = status.kind === 'sent' ? 'border-mangrove text-mangrove' : 'border-ember';
  return `border-l-4 bg-white px-4 py-3 ${isPrepared(status) ? 'border-lagoon' : look}`;
}

/** Takes no room if there is no text. */
function restoredStyle({ kind }: Status): string {
  return kind === 'restored' ? 'text-quiet' : 'mb-0';
}

function alertText(status: Status, missing: string, words: EnquiryData['words']) {
  switch (status.kind) {
    case 'faulty':
      return Object.values(status.faults).some(({ kind }) => kind === 'empty')
        ? missing
        : words.check;
    case 'sent':
      return words.sent;
    case 'unsent':
      return words.unsent[status.reason].replace('{seconds}', String(status.seconds));
    default:
      return undefined;
  }
}
