import { subscribeToChoice } from '@/components/storage/choice-store';
import { subscribeToDay } from '@/components/storage/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import type { FormsFile, FormWithOptions } from '@/lib/data-files/types';
import { isDay } from '@/lib/dates/calendar-day';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  nextState,
  type Result,
  type Status,
  statusOf,
} from '@/lib/enquiry/enquiry-state';
import {
  addToMessage,
  type Enquiry,
  type FormName,
  readItemLines,
  templateFields,
  templateOf,
} from '@/lib/enquiry/message';
import { checkValues } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { FormFields } from './form-fields';
import { chosenLines, forgetChosen, formsWithDay, readPageValues } from './page-values';
import { sendMail } from './send-mail';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** What the parts of a form need. */
export type EnquiryProps = { store: EnquiryStore; status: Status; enquiry: Enquiry };

/**
 * The enquiry of a form, from the draft to the answer of the mail service, as a store for `useSyncExternalStore`. It
 * connects the fields, the mail service and the rules for the status (lib/enquiry/enquiry-state.ts). It lives outside
 * React, so it survives when other software has changed the page and React has to render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  private readonly fields: FormFields;
  private readonly listeners = new Set<() => void>();
  private enquiry: Enquiry;
  private state = initialState;
  private attempts = 0;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
    const { fields } = this.form;
    this.fields = new FormFields(fields, (edited) => readPageValues(name, formsFile, edited));
    this.enquiry = { fields, values: {}, itemLines: '', chosen: '', sentFrom: '' };
  }

  getState = (): EnquiryState => this.state;

  /** @returns what would have been sent at the last event; empty until the form is connected, as on the server */
  getEnquiry = (): Enquiry => this.enquiry;

  /** Calls the listener after events that may change the state or the enquiry. @returns a function that ends this */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The form is on the page. The first call fills in the draft.
   * @returns a function for when the form leaves the page
   */
  connect(element: HTMLFormElement | null): () => void {
    this.fields.element = element;
    if (this.state.stage === 'loading') {
      const draft = readDraft(this.name);
      this.fields.reset(draft ?? {});
      this.dispatch({ type: 'opened', stage: draft ? 'restored' : 'ready' });
    } else this.follow();
    const endChoice = subscribeToChoice(this.follow);
    const endDay = subscribeToDay(this.follow);
    const onOnline = () => this.dispatch({ type: 'online' });
    addEventListener('online', onOnline);
    return () => {
      endChoice();
      endDay();
      removeEventListener('online', onOnline);
    };
  }

  /** A field has changed. Saves the draft, and removes the messages about corrected mistakes. */
  onInput = (): void => {
    this.follow();
    saveDraft(this.name, this.fields.draft);
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (statusOf(this.state).name === 'sending' || !this.validate()) return;
    this.attempts += 1;
    const id = this.attempts;
    this.dispatch({ type: 'attempted', id });
    this.send((result) => this.dispatch({ type: 'answered', id, result }));
  };

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    this.dispatch({ type: 'checked' });
    return this.state.issues.length === 0;
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.dispatch({ type: 'opened', stage: 'ready' });
  }

  /** Follows the fields, and the day and the choice for a trip, which may change elsewhere on the page. */
  private readonly follow = (): void => {
    // After a success the fields are hidden. They are filled in when the visitor opens them again.
    if (statusOf(this.state).name !== 'sent') this.dispatch({ type: 'changed' });
  };

  /** Sends the enquiry, if possible. @param answer gets the result, and after `late` perhaps another one */
  private send(answer: (result: Result) => void): void {
    const { mail } = this.formsFile;
    if (!mail) answer('notSetUp');
    else if (this.fields.hasHoneypotValue()) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      const timer = setTimeout(() => answer('late'), timeoutMs);
      void sendMail(mail, templateOf(this.name), templateFields(this.enquiry)).then((result) => {
        clearTimeout(timer);
        answer(result);
      });
    }
  }

  /** Reads the fields, moves the state on, and tells the listeners. */
  private dispatch(event: EnquiryEvent): void {
    this.update();
    const before = statusOf(this.state).name;
    this.state = nextState(this.state, event, {
      // Without the page, whose address may change with a dialog.
      content: templateFields({ ...this.enquiry, sentFrom: '' }),
      issues: checkValues(this.form.fields, this.enquiry.values, this.formsFile.messages),
    });
    const { name } = statusOf(this.state);
    if (name === 'sent' && before !== 'sent') this.clear();
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (name === 'sending') addEventListener('beforeunload', this.confirmLeaving);
    else removeEventListener('beforeunload', this.confirmLeaving);
    for (const listener of this.listeners) listener();
  }

  /** Updates the fields, and the enquiry with them. */
  private update(): void {
    const { name, form, formsFile, fields } = this;
    const { messages } = formsFile;
    fields.update();
    const { date = '' } = fields.displayed;
    const arrival = formsWithDay.includes(name) && isDay(date) ? date : undefined;
    const itemLines = readItemLines(location.href, messages, arrival);
    this.enquiry = {
      fields: form.fields,
      values: addToMessage(itemLines, fields.displayed),
      itemLines,
      chosen: chosenLines(name, formsFile, fields),
      sentFrom: interpolate(messages.page, { page: location.href }),
    };
  }

  /** After a success, forgets what the visitor has filled in and chosen. */
  private clear(): void {
    forgetChosen(this.name, this.formsFile, this.fields.prefilled);
    saveDraft(this.name, {});
    this.fields.reset({});
    this.update();
  }

  /** Lets the browser ask visitors who leave. Each enquiry has its own, because a page may have several forms. */
  private readonly confirmLeaving = (event: Event): void => event.preventDefault();
}
