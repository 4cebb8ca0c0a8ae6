import { readData } from '@/components/loading/data';
import { changeChoice } from '@/components/storage/choice-store';
import { makeDraftStore } from '@/components/storage/draft-store';
import { dayInIndia } from '@/lib/dates/calendar-day';
import {
  type Enquiry,
  emptyEnquiry,
  type FormName,
  type FormsData,
  type FormWithOptions,
  includesChoice,
  makeEnquiry,
} from '@/lib/enquiry/enquiry';
import {
  awaitsAnswer,
  draftOf,
  type EnquiryEvent,
  type EnquiryState,
  nextState,
  type Result,
} from '@/lib/enquiry/enquiry-state';
import { templateFields } from '@/lib/enquiry/message';
import { checkValues, type Values } from '@/lib/enquiry/validation';
import type { TariffData } from '@/lib/trips/tariff';
import { emptyHoneypot, readEntered, writeValues } from './enquiry-fields';
import { isRestoredPage, readContext, subscribeToContext } from './read-context';
import { sendMail } from './send-mail';

/** The time limit for the mail service's answer, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/**
 * The enquiry of a form, from the draft to the mail service's answer, as a store for `useSyncExternalStore`. All events
 * go through `dispatch`. It lives outside React, so it survives when a translator has changed the page and React has to
 * render the form again.
 */
export class EnquiryStore {
  readonly formContent: FormWithOptions;
  /** The form. While React replaces it, this is the removed one, whose fields still have their values. */
  private formElement: HTMLFormElement | null = null;
  private state: EnquiryState;
  private readonly empty: Enquiry;
  private readonly listeners = new Set<() => void>();
  private readonly draftStore;
  /** Undefined until it has loaded. Until then, enquiries have no total. */
  private tariff: TariffData | undefined;
  /** Whether the visitor has pressed a button whose result has not received focus yet (enquiry-status.tsx). */
  needsFocus = false;

  constructor(
    readonly formName: FormName,
    readonly formsData: FormsData,
  ) {
    this.formContent = formsData.forms[formName];
    this.draftStore = makeDraftStore(formName);
    this.empty = emptyEnquiry(formName, formsData);
    const noAttempts = { uncertainMails: [], deliveredMails: [] };
    this.state = { status: 'loading', enquiry: this.empty, issues: [], ...noAttempts };
  }

  /** @returns the state after the last event */
  getState = (): EnquiryState => this.state;

  /** Calls the listener after each event. @returns a function that unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects the store to the form on the page, and fills in the draft. @returns a function that disconnects it */
  connect(formElement: HTMLFormElement | null): () => void {
    this.formElement = formElement;
    if (this.state.status === 'loading') this.openDraft();
    else this.update();
    // This must come before the listeners to the page, which would store its old values.
    addEventListener('pageshow', this.onPageShow);
    const unsubscribe = subscribeToContext(this.update);
    return () => {
      unsubscribe();
      removeEventListener('pageshow', this.onPageShow);
    };
  }

  private openDraft(): void {
    this.dispatch({ type: 'opened', draft: this.draftStore.read() });
  }

  /** While this page was in the back/forward cache, another page may have changed or sent the draft. */
  private readonly onPageShow = (): void => {
    if (this.draftStore.hasChanged()) this.openDraft();
  };

  /** Call this when a field, the day or the choice has changed, or the tariff has loaded. */
  update = (): void => {
    // Before `connect`, no field is filled in. After a success, the fields are hidden until they are opened again.
    if (!['loading', 'sent'].includes(this.state.status)) this.dispatch({ type: 'changed' });
  };

  /** Sends the enquiry if it is valid. Has no effect while an attempt is being sent. */
  submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (this.state.status === 'sending') return;
    this.needsFocus = true;
    const state = this.dispatch({ type: 'submitted' });
    if (state.status === 'sending') this.send(state.attempt);
  };

  /** Shows the fields again after a success. */
  reopen(): void {
    this.needsFocus = true;
    this.dispatch({ type: 'opened' });
  }

  /** Sends the enquiry, if possible. An OK may still arrive after the result `noAnswer`. */
  private send(attempt: Enquiry): void {
    const { mail } = this.formsData;
    const settle = (result: Result) => this.dispatch({ type: 'settled', attempt, result });
    if (!mail) settle('notSetUp');
    else if (emptyHoneypot(this.formElement)) settle('notAccepted');
    else if (!navigator.onLine) settle('offline');
    else {
      // `nextState` ignores this if the attempt already has a result.
      setTimeout(() => settle('noAnswer'), timeoutMs);
      void sendMail(mail, this.formName, templateFields(attempt)).then(settle);
    }
  }

  /** Computes the state after an event. Shows it in the fields and to the listeners, and stores the draft. */
  private dispatch(event: EnquiryEvent): EnquiryState {
    const previous = this.state;
    const enquiry = this.readEnquiry(previous, event);
    const { messages } = this.formsData;
    const issues = checkValues(enquiry.fields, enquiry.values, messages, dayInIndia());
    this.state = nextState(previous, event, enquiry, issues);
    const isSent = this.state.status === 'sent';
    if (isSent) this.state = { ...this.state, enquiry: this.empty };
    writeValues(this.formElement, this.state.enquiry);
    this.draftStore.set(draftOf(this.state));
    for (const listener of this.listeners) listener();
    // Clear the choice that was sent, but keep the party: it also applies to other trips.
    if (isSent && previous.status !== 'sent' && includesChoice(this.formName))
      changeChoice({ hotelClass: undefined, extras: [] });
    return this.state;
  }

  /** @returns what would be sent now, from the fields, the page and the tariff */
  private readEnquiry(previous: EnquiryState, event: EnquiryEvent): Enquiry {
    // While an answer may still arrive, a late tariff must not make the attempt look changed. The next attempt has it.
    const isPending = 'attempt' in previous && awaitsAnswer(previous);
    if (!isPending || event.type === 'submitted') this.tariff = readData('tariff');
    const { values, page } =
      event.type === 'opened'
        ? { ...event.draft }
        : { values: previous.enquiry.entered, page: previous.enquiry.page };
    const hasText = (texts: Values = {}) => Object.values(texts).some(Boolean);
    // Some browsers and password managers fire no event when they fill in fields. Text typed before the script loaded
    // replaces the draft. What the browser restores may be older than the draft, and already sent if that is empty.
    const inFields = readEntered(this.formElement, previous.enquiry);
    const isRestored = event.type === 'opened' && event.draft && isRestoredPage();
    const entered = isRestored
      ? { ...(hasText(values) && inFields), ...values }
      : { ...values, ...inFields };
    // As long as nothing is entered, an enquiry is about the current page.
    const write = (tariff?: TariffData) => {
      const context = readContext(tariff, hasText(entered) ? page : undefined);
      return makeEnquiry(this.formName, this.formsData, entered, context);
    };
    try {
      return write(this.tariff);
    } catch (error) {
      // A mistake in a total must not keep an enquiry from being sent.
      console.error(error);
      return write();
    }
  }
}
