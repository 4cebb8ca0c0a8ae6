'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { readArrival } from '@/lib/arrival';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import { attempt, loadTools, type Result, sent } from '@/lib/enquiry/attempt';
import { restoreDraft, saveDraft } from '@/lib/enquiry/draft';
import { watchLeaving } from '@/lib/enquiry/leaving';
import { cutText } from '@/lib/enquiry/limit';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { forget } from '@/lib/enquiry/session';
import { isTextField, readValues, type Values } from '@/lib/enquiry/values';

/** The state of an enquiry. */
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

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Manages an enquiry from the first letter to the answer of the mail service. */
export function useEnquiry({ formRef, name, form: { fields }, words, mail }: Options) {
  const [status, setStatus] = useState<Status>({ kind: 'loading' });
  const [cut, setCut] = useState<readonly string[]>([]);
  // A second click can come before React has rendered the first.
  const attempts = useRef({ running: false, count: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    setCut(fields.filter((field) => cutField(element, field)).map((field) => field.name));
    const found = restoreDraft(name, element);
    saveDraft(name, element, fields);
    addDay(element);
    const filled = addItem(element, words);
    if (found === 'sending') setStatus({ kind: 'unsent', reason: 'interrupted' });
    else setStatus({ kind: found ? 'restored' : 'open' });

    const pressed = element.querySelector<HTMLElement>('[data-pressed]');
    if (!pressed) return;
    delete pressed.dataset.pressed;
    void filled.then(submit);
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
    // If the connection broke because the page was left, the next page asks whether it arrived.
    else saveDraft(name, element, fields, wasLeaving && isBroken(result));
    setStatus(result);

    if (result.kind !== 'unsent' || !result.answer) return;
    // A late answer still counts, unless the visitor has tried again.
    const answer = await result.answer;
    if (answer !== 'sent' || attempts.current.count !== count) return;
    clear(element, values);
    setStatus(sent());
  }

  /** Empties a form after a success, unless it was changed while a late answer was awaited. */
  function clear(element: HTMLFormElement, values: Values) {
    const now = readValues(element, fields);
    if (fields.some((field) => now[field.name] !== values[field.name])) {
      saveDraft(name, element, fields);
      return;
    }
    element.reset();
    setCut([]);
    forget(name);
  }

  return {
    status,
    submit,
    /** Loads the code that checks and sends, before the button needs it. */
    touch: () => void loadTools().catch(() => undefined),
    /** Cuts what has just been typed, pasted, dropped or filled in, if need be, and saves all. */
    edit: ({ target }: { target: EventTarget }) => {
      const element = formRef.current;
      if (!element) return;
      for (const field of fields) {
        if (element.elements.namedItem(field.name) !== target) continue;
        const isCut = cutField(element, field);
        setCut((before) => {
          if (before.includes(field.name) === isCut) return before;
          return isCut ? [...before, field.name] : before.filter((one) => one !== field.name);
        });
      }
      saveDraft(name, element, fields);
    },
    /** The names of the fields whose text has been cut. */
    cut,
  };
}

/** Cuts a text that fills the room of its field, and tells whether it had to. */
function cutField(form: HTMLFormElement, { name, limit }: EnquiryForm['fields'][number]): boolean {
  const field = form.elements.namedItem(name);
  const text = isTextField(field) ? cutText(field.value, limit) : undefined;
  if (isTextField(field) && text !== undefined) field.value = text;
  return text !== undefined;
}

/** Fills the date with the day of arrival that the page's address names, unless it has one. */
function addDay(form: HTMLFormElement) {
  const date = form.elements.namedItem('date');
  const day = readArrival(location.search);
  if (day && date instanceof HTMLInputElement && date.value === '') date.value = day;
}

/** Starts the message with the item that the page's address names; most addresses name none. */
async function addItem(form: HTMLFormElement, words: FormWords) {
  const message = form.elements.namedItem('message');
  if (!location.search || !(message instanceof HTMLTextAreaElement)) return;
  // If this part does not arrive, the address of the page, which every message ends with, names the item.
  const about = await import('@/lib/enquiry/about').catch(() => undefined);
  if (about) message.value = about.withItem(message.value, location.href, words);
}

function isBroken(result: Result): boolean {
  return result.kind === 'unsent' && result.reason === 'broken';
}
