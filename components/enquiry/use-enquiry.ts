import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react';
import { readDay } from '@/components/dates/day-store';
import type { FormsFile } from '@/lib/content/query/forms';
import { withItem } from '@/lib/enquiry/about-lines';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import type { Values } from '@/lib/enquiry/field-text';
import { type FormName, honeypotName, templateOf } from '@/lib/enquiry/form-names';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { enquiryText, templateFields } from '@/lib/enquiry/message';
import { initialState, type Obstacle, type SendResult } from '@/lib/enquiry/state';
import { checkValues } from '@/lib/enquiry/validation';
import type { EnquiryStore } from './enquiry-store';
import { fillEmpty, limitDates, readValues, typedValues } from './form-fields';

/** How long a visitor waits for an answer before hearing that none has come, in ms. */
const timeoutMs = 15_000;

/**
 * An enquiry from the first letter to the answer of the mail service. What is typed is in the fields and in
 * the draft of the tab; what is told is in a store (enquiry-store.ts). So both outlive a new start of React.
 * @param ref the form in the page
 */
export function useEnquiry(
  ref: RefObject<HTMLFormElement | null>,
  { name, data, store }: { name: FormName; data: FormsFile; store: EnquiryStore },
) {
  const { status, takesFocus } = useSyncExternalStore(
    store.subscribe,
    store.get,
    () => initialState,
  );
  const actions = useMemo(() => {
    const { words, mail } = data;
    const { fields } = data.forms[name];
    const formOf = () => ref.current as HTMLFormElement;
    const valuesOf = () => readValues(formOf(), fields);
    const issuesOf = () => checkValues(fields, valuesOf(), words);

    /** Sends what is typed, once. */
    async function send(settings: MailSettings) {
      const { attempt } = store.get();
      const values = valuesOf();
      const answer = (answer: SendResult) => {
        const isNow = attempt === store.get().attempt;
        const now = valuesOf();
        const isChanged = fields.some(({ name }) => now[name] !== values[name]);
        store.dispatch({ type: 'answered', attempt, answer, isChanged, values });
        if (answer !== 'sent' || !isNow || isChanged) return;
        formOf().reset();
        saveDraft(name, {});
      };
      const timer = setTimeout(answer, timeoutMs, 'late');
      const mailer = await loadMailer().catch(() => undefined);
      // The visitor has waited, and tried again meanwhile: this attempt has not left yet.
      if (attempt !== store.get().attempt) return clearTimeout(timer);
      let result: SendResult = navigator.onLine ? 'missingParts' : 'offline';
      if (mailer) {
        const sent = templateFields(fields, values, readPage(), words);
        result = await mailer.sendMail(settings, templateOf(name), sent);
      }
      clearTimeout(timer);
      answer(result);
    }

    return {
      /** Takes over from the page as the server has sent it. After a new start of React nothing is to be done. */
      start() {
        if (store.get() !== initialState) return;
        const form = formOf();
        const isRestored = fillEmpty(form, readDraft(name) ?? {});
        fillEmpty(form, readFromPage(), true);
        const message = form.elements.namedItem('message');
        if (message instanceof HTMLTextAreaElement) {
          const isEmpty = message.value === '';
          message.value = withItem(message.value, location.href, words, readDay());
          if (isEmpty) message.defaultValue = message.value;
        }
        limitDates(form, fields);
        store.dispatch({ type: 'started', isRestored });
      },
      /** Saves what is typed, and takes back what was said of mistakes that are mended. */
      onInput() {
        limitDates(formOf(), fields);
        saveDraft(name, typedValues(formOf(), valuesOf()));
        store.dispatch({ type: 'checked', issues: issuesOf() });
      },
      /** Checks and sends what is typed, once at a time. */
      submit() {
        const { attempt } = store.get();
        const obstacle = findObstacle(formOf(), mail);
        store.dispatch({ type: 'submitted', issues: issuesOf(), obstacle });
        if (mail && store.get().attempt !== attempt) void send(mail);
      },
      /** Shows the fields again after a success. */
      reopen() {
        store.dispatch({ type: 'reopened' });
        // A field that is still hidden can't have the focus.
        setTimeout(() => formOf().querySelector('input')?.focus());
      },
      /** What is wrong with what is typed. */
      issues: issuesOf,
      /** The same words for chat, e-mail and phone. */
      text: () => enquiryText(data.forms[name], valuesOf(), readPage(), words),
    };
  }, [ref, store, name, data]);

  useEffect(() => {
    actions.start();
    const onOnline = () => store.dispatch({ type: 'online' });
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [actions, store]);

  const isSending = status.name === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const ask = (event: Event) => event.preventDefault();
    // A page that listens for this may be kept out of the back/forward cache: no longer than need be.
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);

  return { status, takesFocus, ...actions };
}

export type Enquiry = ReturnType<typeof useEnquiry>;

/** Loads what sends before it is needed. If that fails, sending tries again. */
export function preloadMailer(): void {
  loadMailer().catch(() => undefined);
}

function loadMailer() {
  return import('./send-mail');
}

/** What keeps a form from being sent now. */
function findObstacle(form: HTMLFormElement, mail: MailSettings | undefined): Obstacle | undefined {
  if (!mail) return 'notSetUp';
  if (new FormData(form).get(honeypotName)) return 'refused';
  return navigator.onLine ? undefined : 'offline';
}

/** What the page knows: its trip, and the day of arrival that the visitor has chosen. */
function readFromPage(): Values {
  const trip = document.querySelector<HTMLElement>('article[data-item-name]')?.dataset.itemName;
  return { trip: trip ?? '', date: readDay() ?? '' };
}

function readPage() {
  return { href: location.href, referrer: document.referrer };
}
