import { type MouseEvent, useEffect, useRef } from 'react';
import { buttonStyle } from '@/components/ui/button-style';
import { Icon } from '@/components/ui/icon';
import type { FormContent, FormsFile } from '@/lib/content/query/forms';
import type { FormName } from '@/lib/enquiry/form-names';
import { firstName } from '@/lib/enquiry/message';
import { isPrepared, reasons, type Status } from '@/lib/enquiry/state';
import type { Issues } from '@/lib/enquiry/validation';
import { fillIn } from '@/lib/text/fill-in';
import { DirectContact } from './direct-contact';
import type { Enquiry } from './use-enquiry';

type Props = { name: FormName; data: FormsFile; enquiry: Enquiry };

/** The statuses that have had the focus. After a new start of React it stays where it is. */
const focused = new WeakSet<Status>();

/**
 * The status of an enquiry, above its fields: read aloud at once, and focused after the button was
 * pressed. A status that nobody asked for (a restored draft) is read aloud without moving the focus.
 */
export function StatusBox({ name, data, enquiry }: Props) {
  const { words } = data;
  const { status, takesFocus } = enquiry;
  const form = data.forms[name];
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takesFocus || focused.has(status)) return;
    focused.add(status);
    box.current?.focus({ preventScroll: true });
    // At the top, so that as many fields as possible are in view below it.
    box.current?.scrollIntoView();
  }, [status, takesFocus]);

  function sendNow() {
    // The button goes, and would take the focus along.
    box.current?.focus();
    enquiry.submit();
  }

  const alert = alertIn(status, form.missing, words);
  const isReady = isPrepared(status);
  const isDone = status.name === 'sent' && !status.isChanged;
  const { icon, look, text } =
    looks[isReady ? 'ready' : status.name === 'sent' ? 'sent' : 'failed'];
  const isRestored = status.name === 'idle' && status.isRestored;
  // Without a text it takes no room.
  const restored = isRestored ? 'text-quiet' : 'mb-0';
  const reason = 'reason' in status ? status.reason : undefined;
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
      {isDone && (
        <p className="mt-3 text-lg text-ink">
          {fillIn(words.thanks, { name: firstName(status.values.name ?? '') })}
        </p>
      )}
      {status.name === 'invalid' && <IssueList {...{ name, form, issues: status.issues }} />}
      {button && (
        <button type="button" onClick={sendNow} className={`${buttonStyle()} mt-4`}>
          {words[button]}
        </button>
      )}
      {isDone && (
        <button type="button" onClick={enquiry.reopen} className={`${buttonStyle('quiet')} mt-4`}>
          {words.another}
        </button>
      )}
      {reason && <DirectContact {...{ name, data, enquiry }} isFirst={isReady} />}
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

/** The fields in which something is wrong. Each leads to its field, which says what to do. */
function IssueList({ name, form, issues }: { name: FormName; form: FormContent; issues: Issues }) {
  function goToField(event: MouseEvent<HTMLAnchorElement>) {
    event.preventDefault();
    document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
  }
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 pl-9">
      {Object.keys(issues).map((field) => (
        <li key={field}>
          <a
            href={`#${name}-${field}`}
            onClick={goToField}
            className="inline-block min-h-6 font-semibold underline underline-offset-4"
          >
            {form.fields.find((one) => one.name === field)?.label}
          </a>
        </li>
      ))}
    </ul>
  );
}
