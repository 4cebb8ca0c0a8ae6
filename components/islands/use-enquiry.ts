'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import { attempt, loadTools, type Result, sent } from '@/lib/enquiry/attempt';
import { watchLeaving } from '@/lib/enquiry/leaving';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { readValues } from '@/lib/enquiry/values';
import { useDraft } from './use-draft';

/** Where an enquiry stands. */
export type Status =
  | { kind: 'open' }
  | { kind: 'restored' }
  | { kind: 'sending' }
  | Exclude<Result, { kind: 'unsent' }>
  | { kind: 'unsent'; reason: keyof FormWords['unsent']; seconds?: number };

type Options = {
  formRef: RefObject<HTMLFormElement | null>;
  name: FormName;
  form: EnquiryForm;
  words: FormWords;
  mail: MailSettings | undefined;
};

/** The name of the field that only machines fill in. */
export const trapName = 'leave-this-empty';

/** What happens to an enquiry from the first letter to the answer of the mail service. */
export function useEnquiry({ formRef, name, form, words, mail }: Options) {
  const [status, setStatus] = useState<Status>({ kind: 'open' });
  const draft = useDraft(name, formRef, form.fields);
  // A second click comes before React has drawn the first.
  const attempts = useRef({ running: false, count: 0 });

  useEffect(() => {
    if (draft.found === 'draft') setStatus({ kind: 'restored' });
    if (draft.found === 'sending') setStatus({ kind: 'unsent', reason: 'interrupted' });
  }, [draft.found]);

  const offline = status.kind === 'unsent' && status.reason === 'offline';
  useEffect(() => {
    if (!offline) return;
    const onOnline = () => setStatus({ kind: 'unsent', reason: 'back' });
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [offline]);

  async function submit(): Promise<void> {
    const element = formRef.current;
    if (!element || attempts.current.running) return;
    attempts.current.running = true;
    attempts.current.count += 1;
    const { count } = attempts.current;
    setStatus({ kind: 'sending' });
    const endWatch = watchLeaving();
    const result = await attempt({
      name,
      form,
      words,
      mail,
      values: readValues(element, form.fields),
      page: { href: location.href, referrer: document.referrer },
      trap: String(new FormData(element).get(trapName) ?? ''),
      onSend: () => draft.save(true),
    });
    attempts.current.running = false;
    const cutOff = endWatch() && result.kind === 'unsent' && result.reason === 'broken';
    finish(result, element, cutOff);

    if (result.kind !== 'unsent' || !result.answer) return;
    // It came too late to wait for, and is good news all the same, unless there was another try.
    const isLast = () => attempts.current.count === count;
    if ((await result.answer) === 'sent' && isLast()) finish(sent(), element);
  }

  /** @param cutOff the page was being left: the draft goes on saying that it was on its way */
  function finish(result: Result, element: HTMLFormElement, cutOff = false) {
    if (result.kind === 'sent') {
      element.reset();
      draft.discard();
    } else {
      draft.save(cutOff);
    }
    setStatus(result);
  }

  return {
    status,
    submit,
    /** The parts that check and send, in time for the button. */
    touch: () => void loadTools().catch(() => undefined),
    edit: () => draft.save(),
  };
}
