'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { readArrival } from '@/lib/arrival';
import type { EnquiryForm, FormWords } from '@/lib/content/forms';
import { attempt, loadTools } from '@/lib/enquiry/attempt';
import { boundDays } from '@/lib/enquiry/bounds';
import { endSending, restoreDraft, saveDraft } from '@/lib/enquiry/draft';
import { fillKnown } from '@/lib/enquiry/known';
import { watchLeaving } from '@/lib/enquiry/leaving';
import { cutText } from '@/lib/enquiry/limit';
import type { MailSettings } from '@/lib/enquiry/mail';
import type { FormName } from '@/lib/enquiry/payload';
import { type Result, sent } from '@/lib/enquiry/result';
import { forget } from '@/lib/enquiry/session';
import { isTextField, readValues, type Values } from '@/lib/enquiry/values';
import { useInterrupted } from './use-interrupted';

/** The state of an enquiry. */
export type Status =
  /** The scripts have not taken over yet. */
  | { kind: 'loading' }
  | { kind: 'open' }
  | { kind: 'restored' }
  | { kind: 'sending' }
  /** Its fields are empty, unless they were changed while a late answer was awaited. */
  | { kind: 'sent'; isEmpty: boolean }
  /** Some of its faults may have been mended since they were told. */
  | (Extract<Result, { kind: 'faulty' }> & { isMended?: boolean })
  | {
      kind: 'unsent';
      reason: keyof FormWords['unsent'];
      seconds?: number;
      again?: boolean;
      /** It came when the visitor no longer waited for it, and may be doing something else. */
      late?: boolean;
    };

type Options = {
  formRef: RefObject<HTMLFormElement | null>;
  name: FormName;
  form: EnquiryForm;
  words: FormWords;
  mail: MailSettings | undefined;
};

/** The last try to send: whether the form waits for it, and what ends the watch for leaving. */
type Attempts = { running: boolean; count: number; endWatch?: () => boolean };

/** Who is still on the page this long after leaving it has stayed, in ms. */
const stayMs = 5_000;

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Manages an enquiry from the first letter to the answer of the mail service. */
export function useEnquiry({ formRef, name, form: { fields }, words, mail }: Options) {
  const [status, setStatus] = useState<Status>({ kind: 'loading' });
  const [cut, setCut] = useState<readonly string[]>([]);
  // A second click can come before React has rendered the first.
  const attempts = useRef<Attempts>({ running: false, count: 0 });
  /** When the message names the item that led here. */
  const filled = useRef<Promise<void>>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the scripts take over
  useEffect(() => {
    const element = formRef.current;
    if (!element) return;
    setCut(fields.filter((field) => cutField(element, field)).map((field) => field.name));
    const found = restoreDraft(name, element);
    saveDraft(name, element, fields);
    addKnown(element);
    boundDays(element, fields);
    // A popup that opens again: the visitor may have chosen a day of arrival meanwhile.
    const popup = element.closest('dialog');
    const onToggle = () => {
      if (!popup?.open) return;
      addKnown(element);
      setStatus((before) => (before.kind === 'sent' ? { kind: 'open' } : before));
    };
    popup?.addEventListener('toggle', onToggle);
    filled.current = addItem(element, words);
    // The focus came before the scripts.
    if (element.contains(document.activeElement)) touch();
    if (found === 'sending') setStatus({ kind: 'unsent', reason: 'interrupted' });
    else setStatus({ kind: found ? 'restored' : 'open' });
    return () => popup?.removeEventListener('toggle', onToggle);
  }, []);

  const isAwake = status.kind !== 'loading';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when no more presses can be marked
  useEffect(() => {
    const pressed = isAwake && formRef.current?.querySelector<HTMLElement>('[data-pressed]');
    if (!pressed) return;
    delete pressed.dataset.pressed;
    void filled.current?.then(submit);
  }, [isAwake]);

  useInterrupted({
    ...{ formRef, name },
    isTold: status.kind === 'unsent' && status.reason === 'interrupted',
    isWaiting: () => attempts.current.running,
    tell: () => {
      attempts.current.running = false;
      attempts.current.endWatch?.();
      setStatus({ kind: 'unsent', reason: 'interrupted' });
    },
  });

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
    const count = attempts.current.count + 1;
    // From now on: who leaves while the parts that send are loading has pressed the button, too.
    const endWatch = watchLeaving();
    attempts.current = { running: true, count, endWatch };
    setStatus({ kind: 'sending' });
    saveDraft(name, element, fields, true);
    const values = readValues(element, fields);
    const isLatest = () => attempts.current.count === count;
    const result = await attempt({
      name,
      fields,
      words,
      mail,
      values,
      page: { href: location.href, referrer: document.referrer },
      honeypot: String(new FormData(element).get(honeypotName) ?? ''),
      isWanted: isLatest,
    });
    const wasLeaving = endWatch();
    if (!isLatest()) return;
    if (attempts.current.running) {
      attempts.current.running = false;
      tell(result, element, values);
      if (wasLeaving && isUnclear(result)) expectLeaving(element, isLatest);
    } else if (!isUnclear(result)) {
      // The page was left and came back, and has said that the enquiry may have been sent or not.
      tell(result, element, values, true);
    }
    if (result.kind !== 'unsent' || !result.answer) return;
    // A late answer still counts, unless the visitor has tried again.
    const answer = await result.answer;
    if (!isLatest()) return;
    const late = answer === 'sent' ? sent() : ({ kind: 'unsent', reason: answer } as const);
    if (!isUnclear(late)) tell(late, element, values, true);
  }

  function tell(result: Result, element: HTMLFormElement, values: Values, late = false) {
    // The popup may have been closed meanwhile: then a notice tells it, and the next page, too.
    const isSeen = element.closest('dialog')?.open ?? true;
    if (!isSeen) tellUnseen(name, result.kind);
    if (result.kind === 'sent') {
      setStatus({ kind: 'sent', isEmpty: clear(element, values) });
      return;
    }
    saveDraft(name, element, fields, !isSeen);
    setStatus(result.kind === 'unsent' ? { ...result, late } : result);
  }

  /**
   * After a connection broke because the page was being left, the next page asks whether the enquiry
   * arrived; unless the visitor stays here, where it has been told.
   */
  function expectLeaving(element: HTMLFormElement, isLatest: () => boolean) {
    saveDraft(name, element, fields, true);
    setTimeout(() => isLatest() && endSending(name), stayMs);
  }

  /** Takes back what has been told of fields that are right now. What is wrong in another way waits for the button. */
  async function mend(): Promise<void> {
    const { stillFaulty, pressEnds } = await loadTools();
    // It may be on the button, which moves when less is told above it.
    await pressEnds();
    const element = formRef.current;
    if (!element) return;
    const values = readValues(element, fields);
    setStatus((before) => {
      const faults = before.kind === 'faulty' && stillFaulty(before.faults, fields, values);
      if (!faults) return before;
      if (Object.keys(faults).length === 0) return { kind: 'open' };
      return { ...before, faults, isMended: true };
    });
  }

  /**
   * Empties a form after a success, unless it was changed while a late answer was awaited.
   * @returns whether it is empty
   */
  function clear(element: HTMLFormElement, values: Values): boolean {
    const now = readValues(element, fields);
    if (fields.some((field) => now[field.name] !== values[field.name])) {
      saveDraft(name, element, fields, false);
      return false;
    }
    element.reset();
    setCut([]);
    forget(name);
    return true;
  }

  return {
    status,
    submit,
    /** Shows the fields again after a success. */
    reopen: () => {
      setStatus({ kind: 'open' });
      // A field that is still hidden can't have the focus.
      setTimeout(() => formRef.current?.querySelector('input')?.focus());
    },
    /** Loads the code that checks and sends, before the button needs it. */
    touch,
    /** When a field is left. */
    leave: () => {
      if (status.kind === 'faulty') mend().catch(() => undefined);
    },
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
      boundDays(element, fields);
      saveDraft(name, element, fields);
    },
    /** The names of the fields whose text has been cut. */
    cut,
  };
}

/** Whether the message is ready as it should be, where the site sends nothing itself. */
export function isPrepared(status: Status): boolean {
  return status.kind === 'unsent' && status.reason === 'notSetUp';
}

function touch() {
  loadTools().catch(() => undefined);
}

/** Cuts a text that fills the room of its field, and tells whether it had to. */
function cutField(form: HTMLFormElement, { name, limit }: EnquiryForm['fields'][number]): boolean {
  const field = form.elements.namedItem(name);
  const text = isTextField(field) ? cutText(field.value, limit) : undefined;
  if (isTextField(field) && text !== undefined) field.value = text;
  return text !== undefined;
}

/** Tells the page of what became of an enquiry whose form is not seen (enhancements/notice.ts). */
function tellUnseen(form: FormName, result: Result['kind']) {
  document.dispatchEvent(new CustomEvent('enquiry', { detail: { form, result } }));
}

/** Fills in what the page knows: the day of arrival of its address, and the trip that it shows. */
function addKnown(form: HTMLFormElement) {
  const day = readArrival(location.search);
  if (day) fillKnown(form, 'date', day);
  const trip = document.querySelector<HTMLElement>('main [data-take-along]')?.dataset.takeAlong;
  if (trip) fillKnown(form, 'trip', trip);
}

/** Starts the message with the item that the page's address names; most addresses name none. */
async function addItem(form: HTMLFormElement, words: FormWords) {
  const message = form.elements.namedItem('message');
  if (!location.search || !(message instanceof HTMLTextAreaElement)) return;
  // If this part does not arrive, the address of the page, which every message ends with, names the item.
  const about = await import('@/lib/enquiry/about').catch(() => undefined);
  if (about) message.value = about.withItem(message.value, location.href, words);
}

/** Whether an attempt has ended without telling what became of the enquiry. */
function isUnclear(result: Result): boolean {
  return result.kind === 'unsent' && (result.reason === 'broken' || result.reason === 'late');
}
