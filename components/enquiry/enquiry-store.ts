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
import { type FormValues, firstValues, mergeValues, takeOver } from '@/lib/enquiry/form-values';
import { type Enquiry, type FormName, templateFields, templateOfForm } from '@/lib/enquiry/message';
import { checkValues, type Issue, type Values } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { fillFields, findField, honeypotName, readFields } from './form-fields';
import { forgetChosen, readChosen, readPageValues } from './page-values';
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
  /** The form. While React replaces it, after other software has changed the page, the removed one has the values. */
  private element: HTMLFormElement | null = null;
  private values: FormValues = { own: {}, page: {}, shown: {} };
  private state = initialState;
  private enquiry: Enquiry | undefined;
  private attempts = 0;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
  }

  getState = (): EnquiryState => this.state;

  /** @returns what would be sent now. It is composed once for each event. */
  getEnquiry(): Enquiry {
    this.enquiry ??= {
      fields: this.form.fields,
      values: this.values.shown,
      chosen: readChosen(this.name, this.formsFile, this.values),
      sentFrom: interpolate(this.formsFile.messages.page, { page: location.href }),
    };
    return this.enquiry;
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
    if (this.state.isStarted) this.followPage();
    else this.restoreDraft();
    const subscriptions = [subscribeToChoice(this.followPage), subscribeToDay(this.followPage)];
    const listening = new AbortController();
    addEventListener('online', () => this.dispatch({ type: 'online' }), listening);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      listening.abort();
    };
  }

  /** A field has changed. Saves the draft, and removes the messages about corrected mistakes. */
  onInput = (): void => {
    this.update();
    saveDraft(this.name, this.values.own);
    this.dispatch({ type: 'changed', issues: this.findIssues() });
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (statusOf(this.state).name === 'sending' || !this.validate()) return;
    this.attempts += 1;
    const id = this.attempts;
    this.dispatch({ type: 'attempted', id, values: this.values.shown });
    const answer = (result: Result) => {
      this.update();
      this.dispatch({ type: 'answered', id, result, values: this.values.shown });
    };
    const { mail } = this.formsFile;
    if (!mail) answer('notSetUp');
    else if (findField(this.element, honeypotName)?.value) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      setTimeout(() => answer('late'), timeoutMs);
      const fields = templateFields(this.getEnquiry());
      void sendMail(mail, templateOfForm[this.name], fields).then(answer);
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
    this.dispatch({ type: 'opened', isRestored: false });
  }

  private restoreDraft(): void {
    const draft = readDraft(this.name);
    const page = readPageValues(this.name, this.formsFile);
    this.fill(firstValues(draft ?? {}, page, readFields(this.element, this.form.fields)));
    this.dispatch({ type: 'opened', isRestored: draft !== undefined });
  }

  /** Fills in the day and the choice for a trip, which the visitor may have changed elsewhere on the page. */
  private readonly followPage = (): void => {
    this.update();
    this.fill(this.values.own);
    this.dispatch({ type: 'changed', issues: this.findIssues() });
  };

  /** After a success, forgets what the visitor has filled in and chosen. */
  private clear(): void {
    forgetChosen(this.name, this.values.page);
    saveDraft(this.name, {});
    this.fill({});
  }

  /** Reads the fields, once for each event. */
  private update(): void {
    this.values = takeOver(this.values, readFields(this.element, this.form.fields));
  }

  /** Fills in the fields with the visitor's own values, and what the page knows. */
  private fill(own: Values): void {
    const { fields } = this.form;
    const page = readPageValues(this.name, this.formsFile);
    fillFields(this.element, fields, mergeValues({ own, page }));
    // A select refuses options that it lacks.
    this.values = { own, page, shown: readFields(this.element, fields) };
  }

  private findIssues(): Issue[] {
    return checkValues(this.form.fields, this.values.shown, this.formsFile.messages);
  }

  private dispatch(event: EnquiryEvent): void {
    const state = nextState(this.state, event);
    const [before, after] = [statusOf(this.state).name, statusOf(state).name];
    if (before !== 'sent' && after === 'sent') this.clear();
    this.state = state;
    this.enquiry = undefined;
    this.askBeforeLeaving(after === 'sending');
    for (const listener of this.listeners) listener();
  }

  /** Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed. */
  private askBeforeLeaving(isSending: boolean): void {
    if (isSending) addEventListener('beforeunload', preventDefault);
    else removeEventListener('beforeunload', preventDefault);
  }
}

/** A text about what would be sent now, kept current. In the markup of the server it is empty. */
export function useEnquiry(store: EnquiryStore, textOf: (enquiry: Enquiry) => string): string {
  const read = () => textOf(store.getEnquiry());
  return useSyncExternalStore(store.subscribe, read, () => '');
}

const preventDefault = (event: Event): void => event.preventDefault();
