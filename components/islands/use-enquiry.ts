'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import { aboutLines } from '@/lib/enquiry/about';
import { attempt, loadTools, type Result, sent } from '@/lib/enquiry/attempt';
import { restoreDraft, saveDraft } from '@/lib/enquiry/draft';
import { watchLeaving } from '@/lib/enquiry/leaving';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { forget } from '@/lib/enquiry/session';
import { readValues, type Values } from '@/lib/enquiry/values';

/** Where an enquiry stands. */
export type Status =
  /** The scripts have not taken over yet. */
  | { kind: 'loading' }
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
export const honeypotName = 'leave-this-empty';

/** What happens to an enquiry from the first letter to the answer of the mail service. */
export function useEnquiry({ formRef, name, form: { fields }, words, mail }: Options) {
  const [status, setStatus] = useState<Status>({ kind: 'loading' });
  // A second click comes before React has drawn the first.
  const attempts = useRef({ running: false, count: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    const found = restoreDraft(name, element);
    saveDraft(name, element, fields);
    addItem(element, words);
    if (found === 'sending') setStatus({ kind: 'unsent', reason: 'interrupted' });
    else setStatus({ kind: found ? 'restored' : 'open' });

    const pressed = element.querySelector<HTMLElement>('[data-pressed]');
    if (!pressed) return;
    delete pressed.dataset.pressed;
    void submit();
  }, []);

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
    const values = readValues(element, fields);
    const result = await attempt({
      name,
      fields,
      words,
      mail,
      values,
      page: { href: location.href, referrer: document.referrer },
      honeypot: String(new FormData(element).get(honeypotName) ?? ''),
      onSend: () => saveDraft(name, element, fields, true),
    });
    attempts.current.running = false;
    const wasLeaving = endWatch();
    if (result.kind === 'sent') clear(element, values);
    // A connection that broke because the page was left: the next page asks whether it arrived.
    else saveDraft(name, element, fields, wasLeaving && isBroken(result));
    setStatus(result);

    if (result.kind !== 'unsent' || !result.answer) return;
    // It came too late to wait for, and is good news all the same, unless there was another try.
    const answer = await result.answer;
    if (answer !== 'sent' || attempts.current.count !== count) return;
    clear(element, values);
    setStatus(sent());
  }

  /** Empties a form after a success. What was changed since, while a late answer came, stays. */
  function clear(element: HTMLFormElement, values: Values) {
    const now = readValues(element, fields);
    if (fields.some((field) => now[field.name] !== values[field.name])) {
      saveDraft(name, element, fields);
      return;
    }
    element.reset();
    forget(name);
  }

  return {
    status,
    submit,
    /** Loads what checks and sends, in time for the button. */
    touch: () => void loadTools().catch(() => undefined),
    edit: () => formRef.current && saveDraft(name, formRef.current, fields),
  };
}

/** Begins the message with the item that the address of the page names. */
function addItem(form: HTMLFormElement, words: FormWords) {
  const message = form.elements.namedItem('message');
  const about = aboutLines(location.href, words);
  if (!about || !(message instanceof HTMLTextAreaElement)) return;
  if (message.value.includes(about)) return;
  message.value = [about, message.value].filter(Boolean).join('\n\n');
}

function isBroken(result: Result): boolean {
  return result.kind === 'unsent' && result.reason === 'broken';
}
