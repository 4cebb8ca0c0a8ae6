import { useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { FormsFile } from '@/lib/content/query/forms';
import { markSeen } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/form-names';
import { isPrepared, reasons, type Status } from '@/lib/enquiry/state';
import { DirectContact } from './direct-contact';
import type { Enquiry } from './enquiry.client';
import { IssueList } from './issue-list';
import { Sent } from './sent';

type Props = {
  name: FormName;
  data: FormsFile;
  status: Status;
  enquiry: Enquiry | undefined;
};

/**
 * The status of an enquiry, above its fields: read aloud at once, and focused after the button was
 * pressed. A status that nobody asked for (a restored draft) is read aloud without moving the focus.
 */
export function StatusBox({ name, data, status, enquiry }: Props) {
  const { words } = data;
  const form = data.forms[name];
  const box = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each status
  useEffect(() => {
    if (!enquiry?.claimFocus()) return;
    box.current?.focus({ preventScroll: true });
    // At the top, so that as many fields as possible are in view below it.
    box.current?.scrollIntoView();
  }, [status]);

  const reason = 'reason' in status ? status.reason : undefined;
  useEffect(() => {
    const text = box.current?.firstElementChild;
    if (!reason || !text) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) markSeen(name);
    });
    observer.observe(text);
    return () => observer.disconnect();
  }, [reason, name]);

  function sendNow() {
    // The button goes, and would take the focus along.
    box.current?.focus();
    enquiry?.submit();
  }

  const alert = alertIn(status, form.missing, words);
  const isReady = isPrepared(status);
  const outcome = status.name === 'sent' ? 'sent' : 'failed';
  const { icon, look, text } = looks[isReady ? 'ready' : outcome];
  const isRestored = status.name === 'idle' && status.isRestored;
  // Without a text it takes no room.
  const restored = isRestored ? 'text-quiet' : 'mb-0';
  const button = reason && reasons[reason].button;
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={
        alert ? `mt-4 border-l-4 bg-white ${isReady ? 'p-5' : 'px-4 py-3'} ${look}` : restored
      }
    >
      <div role="alert" className={alert && 'flex gap-3'}>
        {alert && <Icon name={icon} className="mt-0.5 size-6 flex-none" />}
        {alert && (
          <div>
            {isReady && <p className="font-serif text-3xl leading-tight">{words.prepared}</p>}
            <p className={text}>{alert}</p>
          </div>
        )}
      </div>
      {status.name === 'sent' && !status.isChanged && (
        <Sent {...{ form, words }} values={status.values} />
      )}
      {status.name === 'invalid' && <IssueList {...{ name, form, issues: status.issues }} />}
      {button && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {words[button]}
        </button>
      )}
      {status.name === 'sent' && !status.isChanged && (
        <button type="button" onClick={enquiry?.reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {words.another}
        </button>
      )}
      {reason && enquiry && <DirectContact enquiry={enquiry} isFirst={isReady} />}
      <p role="status">{isRestored && words.restored}</p>
    </div>
  );
}

const looks = {
  ready: { icon: 'mail', look: 'border-lagoon', text: 'mt-1 text-base text-quiet' },
  sent: {
    icon: 'circle-check',
    look: 'border-mangrove text-mangrove',
    text: 'font-serif text-2xl',
  },
  failed: { icon: 'triangle-alert', look: 'border-ember', text: undefined },
} as const;

function alertIn(status: Status, missing: string, words: FormsFile['words']) {
  if (status.name === 'sent') return words.sent;
  if (status.name === 'invalid') {
    return Object.values(status.issues).some(({ cause }) => cause === 'empty')
      ? missing
      : words.check;
  }
  return 'reason' in status ? words.unsent[status.reason] : undefined;
}
