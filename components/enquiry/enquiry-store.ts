import { useSyncExternalStore } from 'react';
import { subscribeToDay } from '@/components/dates/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { subscribeToChoice } from '@/components/trip-options/choice-store';
import type { FormsFile, FormWithOptions } from '@/lib/browser-files/types';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  type Result,
  type Status,
  statusOf,
} from '@/lib/enquiry/enquiry-state';
import { type FormValues, findOwnValues } from '@/lib/enquiry/form-values';
import {
  addToMessage,
  type Enquiry,
  type FormName,
  readItemLines,
  templateFields,
  templateOfForm,
} from '@/lib/enquiry/message';
import { checkValues, type Issue, type Values } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { fillFields, findField, honeypotName, readFields, withoutHalfTyped } from './form-fields';
import { chosenLines, forgetChosen, readPageValues } from './page-values';
import { sendMail } from './send-mail';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** What the parts of a form need. */
export type EnquiryProps = { store: EnquiryStore; status: Status };

/**
 * The enquiry of a form, from the draft to the answer of the mail service, as a store for `useSyncExternalStore`. It
 * connects the fields, the mail service and the rules for the status (lib/enquiry/enquiry-state.ts). It lives outside
 * React, as the values of the fields do, so both survive when other software has changed the page and React has to
 * render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  private readonly listeners = new Set<() => void>();
  /** The form; while React replaces it, the removed one, from which the values are read until the new one is there. */
  private element: HTMLFormElement | null = null;
  private values: FormValues = { own: {}, page: {}, shown: {} };
  private state = initialState;
  private attempts = 0;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
  }

  getState = (): EnquiryState => this.state;

  /** @returns what would be sent now */
  getEnquiry(): Enquiry {
    const { name, form, formsFile, values } = this;
    const { messages } = formsFile;
    const itemLines = readItemLines(location.href, messages, values.page.date);
    return {
      fields: form.fields,
      values: addToMessage(itemLines, values.shown),
      itemLines,
      chosen: chosenLines(name, formsFile, values),
      sentFrom: interpolate(messages.page, { page: location.href }),
    };
  }

  /** Calls the listener after each event that may change the state or the enquiry. @returns a function that ends this */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The form is on the page. The first call fills in the draft.
   * @returns a function for when the form leaves the page
   */
  connect(element: HTMLFormElement | null): () => void {
    this.element = element;
    if (this.state.stage === 'loading') this.restoreDraft();
    else this.follow();
    const subscriptions = [subscribeToChoice(this.follow), subscribeToDay(this.follow)];
    const listening = new AbortController();
    addEventListener('online', () => this.dispatch({ type: 'online' }), listening);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      listening.abort();
    };
  }

  /** A field has changed. Saves the draft, and removes the messages about corrected mistakes. */
  onInput = (): void => {
    this.follow();
    saveDraft(this.name, withoutHalfTyped(this.values.own));
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (statusOf(this.state).name === 'sending' || !this.validate()) return;
    this.attempts += 1;
    const id = this.attempts;
    this.dispatch({ type: 'attempted', id, content: this.content() });
    const answer = (result: Result) => {
      this.update();
      this.dispatch({ type: 'answered', id, result, content: this.content() });
    };
    const { mail } = this.formsFile;
    if (!mail) answer('notSetUp');
    else if (findField(this.element, honeypotName)?.value) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      const timer = setTimeout(() => answer('late'), timeoutMs);
      const fields = templateFields(this.getEnquiry());
      void sendMail(mail, templateOfForm[this.name], fields).then((result) => {
        clearTimeout(timer);
        answer(result);
      });
    }
  };

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    this.update();
    this.dispatch({ type: 'checked', issues: this.findIssues() });
    return this.state.issues.length === 0;
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.update();
    this.dispatch({ type: 'opened', stage: 'ready' });
  }

  /** What would be sent now, without the page, whose address may change with a dialog. */
  private content(): Values {
    return templateFields({ ...this.getEnquiry(), sentFrom: '' });
  }

  private restoreDraft(): void {
    const draft = readDraft(this.name);
    const own = draft ?? {};
    // Whatever the fields contain by now was typed before the script had loaded, and replaces the draft.
    this.update({ own, page: readPageValues(this.name, this.formsFile, own), shown: {} });
    this.dispatch({ type: 'opened', stage: draft ? 'restored' : 'ready' });
  }

  /** Follows the fields, and the day and the choice for a trip, which may change elsewhere on the page. */
  private readonly follow = (): void => {
    // The fields are hidden, and filled in when the visitor opens them again.
    if (statusOf(this.state).name === 'sent') return;
    this.update();
    this.dispatch({ type: 'changed', issues: this.findIssues() });
  };

  /** After a success, forgets what the visitor has filled in and chosen. */
  private clear(): void {
    forgetChosen(this.name, this.values.page);
    saveDraft(this.name, {});
    this.update({ ...this.values, own: {} });
  }

  /** Takes over what the visitor has changed in the fields since `values`, and fills in the others from the page. */
  private update(values = this.values): void {
    const { element, name, form, formsFile } = this;
    const present = readFields(element, form.fields);
    const own = findOwnValues(values, present);
    const page = readPageValues(name, formsFile, own);
    fillFields(element, present, { ...page, ...own });
    // A select refuses options that it lacks.
    this.values = { own, page, shown: readFields(element, form.fields) };
  }

  /** Finds all mistakes in what would be sent. */
  private findIssues(): Issue[] {
    return checkValues(this.form.fields, this.getEnquiry().values, this.formsFile.messages);
  }

  private dispatch(event: EnquiryEvent): void {
    const before = statusOf(this.state).name;
    this.state = nextState(this.state, event);
    const { name } = statusOf(this.state);
    if (name === 'sent' && before !== 'sent') this.clear();
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (name === 'sending') addEventListener('beforeunload', this.confirmLeaving);
    else removeEventListener('beforeunload', this.confirmLeaving);
    for (const listener of this.listeners) listener();
  }

  /** Lets the browser ask visitors who leave. Each enquiry has its own, because a page may have several forms. */
  private readonly confirmLeaving = (event: Event): void => event.preventDefault();
}

/** A text about what would be sent now, kept current. In the markup of the server it is empty. */
export function useEnquiry(store: EnquiryStore, textOf: (enquiry: Enquiry) => string): string {
  const read = () => textOf(store.getEnquiry());
  return useSyncExternalStore(store.subscribe, read, () => '');
}
