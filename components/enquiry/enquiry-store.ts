import { subscribeToDay } from '@/components/dates/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { subscribeToChoice } from '@/components/trip-options/choice-store';
import type { FormsFile, FormWithOptions } from '@/lib/browser-files/types';
import {
  type EnquiryEvent,
  initialState,
  nextState,
  type Result,
  type Status,
  statusOf,
} from '@/lib/enquiry/enquiry-state';
import { type Enquiry, type FormName, templateFields, templateOfForm } from '@/lib/enquiry/message';
import { checkValues } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { FormFields } from './form-fields';
import { forgetChosen, readChosen, readPageValues } from './page-values';
import { sendMail } from './send-mail';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** What a form shows besides its fields. */
export type EnquiryView = {
  status: Status;
  takesFocus: boolean;
  /** What would be sent now. */
  enquiry: Enquiry;
};

/** What the parts of a form need. */
export type EnquiryProps = { store: EnquiryStore; view: EnquiryView };

export const initialView: EnquiryView = {
  status: statusOf(initialState),
  takesFocus: false,
  enquiry: { fields: [], values: {}, chosen: '', page: '' },
};

/**
 * The enquiry of a form, from the draft to the answer of the mail service, as a store for `useSyncExternalStore`. It
 * connects the fields, the mail service and the rules for the status (lib/enquiry/enquiry-state.ts). It lives outside
 * React, as the values of the fields do, so both survive when other software has changed the page and React has to
 * render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  private readonly fields: FormFields;
  private readonly listeners = new Set<() => void>();
  private state = initialState;
  private view = initialView;
  private attempts = 0;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
    this.fields = new FormFields(name, this.form.fields);
  }

  getView = (): EnquiryView => this.view;

  /** Calls the listener after each change of the view. @returns a function that unsubscribes it */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The form is on the page. The first call fills in the draft.
   * @returns a function for when the form leaves the page
   */
  start(): () => void {
    if (this.state.isStarted) this.followPage();
    else {
      const draft = readDraft(this.name);
      this.fields.fillFirst(draft ?? {}, this.readPage());
      this.dispatch({ type: 'opened', isRestored: draft !== undefined });
    }
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
    saveDraft(this.name, this.fields.makeDraft());
    this.dispatch({ type: 'changed' });
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (this.view.status.name === 'sending' || !this.validate()) return;
    this.attempts += 1;
    const id = this.attempts;
    const { enquiry } = this.view;
    this.dispatch({ type: 'attempted', id });
    const answer = (result: Result) => this.dispatch({ type: 'answered', id, result });
    const { mail } = this.formsFile;
    if (!mail) answer('notSetUp');
    else if (this.fields.isFromBot()) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      setTimeout(() => answer('late'), timeoutMs);
      void sendMail(mail, templateOfForm[this.name], templateFields(enquiry)).then(answer);
    }
  };

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    this.dispatch({ type: 'checked' });
    return this.state.issues.length === 0;
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.dispatch({ type: 'opened', isRestored: false });
  }

  /** Fills in the day and the choice for a trip, which the visitor may have changed elsewhere on the page. */
  private readonly followPage = (): void => {
    this.fields.fillFromPage(this.readPage());
    this.dispatch({ type: 'changed' });
  };

  private dispatch(event: EnquiryEvent): void {
    const before = this.state;
    const values = this.fields.read();
    const issues = checkValues(this.form.fields, values, this.formsFile.messages);
    this.state = nextState(before, event, { values, issues });
    if (this.state === before) return;
    const { arrived, takesFocus } = this.state;
    if (arrived !== before.arrived && arrived?.isChanged === false) {
      forgetChosen(this.name, this.formsFile);
      this.fields.clear(this.readPage());
      saveDraft(this.name, {});
    }
    const status = statusOf(this.state);
    this.view = { status, takesFocus, enquiry: this.readEnquiry() };
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (status.name === 'sending') addEventListener('beforeunload', this.askToStay);
    else removeEventListener('beforeunload', this.askToStay);
    for (const listener of this.listeners) listener();
  }

  private readonly askToStay = (event: Event): void => event.preventDefault();

  private readPage() {
    return readPageValues(this.name, this.formsFile);
  }

  private readEnquiry(): Enquiry {
    const values = this.fields.read();
    return {
      fields: this.form.fields,
      values,
      chosen: readChosen(this.name, this.formsFile, values, this.fields.readChanged()),
      page: interpolate(this.formsFile.messages.page, { page: location.href }),
    };
  }
}
