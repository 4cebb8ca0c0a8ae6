import { readData, requestData } from '@/components/loading/data';
import { subscribeToRequests } from '@/components/loading/requests';
import { changeChoice, choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { readDraft, storeDraft } from '@/components/storage/storage';
import type { NamedItem } from '@/lib/contact/enquiry-route';
import { dayInIndia } from '@/lib/dates/calendar-day';
import {
  type Enquiry,
  emptyEnquiry,
  type FormName,
  type FormsData,
  type FormWithOptions,
  makeEnquiry,
  takesChoice,
} from '@/lib/enquiry/enquiry';
import {
  type EnquiryEvent,
  type EnquiryState,
  nextState,
  type Result,
} from '@/lib/enquiry/enquiry-state';
import { templateFields } from '@/lib/enquiry/message';
import { checkValues, type Values } from '@/lib/enquiry/validation';
import type { TariffData } from '@/lib/trips/tariff';
import { emptyHoneypot, incompleteDate, readChanges, writeValues } from './enquiry-fields';
import { sendMail } from './send-mail';

/** The time limit for the mail service's answer, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;
/** How long to wait for the tariff, in ms. An enquiry without a total is better than none. */
const tariffTimeoutMs = 4_000;

/**
 * The enquiry of a form, from the draft to the mail service's answer, as a store for `useSyncExternalStore`. All events
 * go through `dispatch`. It lives outside React, so it survives when a translator has changed the page and React has to
 * render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  /** The form. While React replaces it, this is the removed one, whose fields still have their values. */
  private element: HTMLFormElement | null = null;
  /** For the total of the visitor's choice; undefined if it had not loaded when the enquiry was sent. */
  private tariff: TariffData | undefined;
  private state: EnquiryState;
  private readonly listeners = new Set<() => void>();
  /** The draft that the browser has after the last event, as JSON. */
  private storedDraft: string | undefined;
  /** Whether the visitor has pressed a button whose result has not received focus yet (enquiry-status.tsx). */
  needsFocus = false;

  constructor(
    readonly formName: FormName,
    readonly formsData: FormsData,
  ) {
    this.form = formsData.forms[formName];
    const enquiry = emptyEnquiry(formName, formsData);
    this.state = { status: 'loading', enquiry, issues: [], mayHaveBeenDelivered: false };
  }

  /** @returns the state after the last event */
  getState = (): EnquiryState => this.state;

  /** Calls the listener after each event. @returns a function that unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * Connects the store to the form on the page. The draft is filled in when the tariff has loaded, if it is needed.
   * @returns a function that disconnects it
   */
  connect(element: HTMLFormElement | null): () => void {
    this.element = element;
    if (takesChoice(this.formName)) void requestData('tariff');
    setTimeout(() => this.state.status === 'loading' && this.openDraft(), tariffTimeoutMs);
    this.update();
    // This must come before the listeners below, which would store this page's old values.
    addEventListener('pageshow', this.onPageShow);
    const unsubscribers = [choiceStore.subscribe, dayStore.subscribe, subscribeToRequests].map(
      (subscribe) => subscribe(this.update),
    );
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      removeEventListener('pageshow', this.onPageShow);
    };
  }

  private openDraft(): void {
    this.dispatch({ type: 'opened', draft: readDraft(this.formName) });
  }

  /** While this page was in the back/forward cache, another page may have changed or sent the draft. */
  private readonly onPageShow = (): void => {
    if (this.state.status !== 'loading' && this.readStoredDraft() !== this.storedDraft)
      this.openDraft();
  };

  /** Call this when a field, the day or the choice has changed, or the tariff may have loaded. */
  update = (): void => {
    const { status } = this.state;
    if (status === 'loading') {
      if (!takesChoice(this.formName) || readData('tariff')) this.openDraft();
    }
    // After a success, the fields are hidden, and filled in when the visitor opens them again.
    else if (status !== 'sent') this.dispatch({ type: 'changed' });
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
    else if (emptyHoneypot(this.element)) settle('refused');
    else if (!navigator.onLine) settle('offline');
    else {
      // This has no effect once the attempt has another result.
      setTimeout(() => settle('noAnswer'), timeoutMs);
      void sendMail(mail, this.formName, templateFields(attempt)).then(settle);
    }
  }

  /** Computes the state after an event from what the fields and the page contain now, and shows it. */
  private dispatch(event: EnquiryEvent): EnquiryState {
    const last = this.state;
    const entered = event.type === 'opened' ? event.draft?.values : last.enquiry.entered;
    // A tariff that arrives after Send would change the text, and the visitor would seem to have changed it.
    if (!last.mayHaveBeenDelivered) this.tariff = readData('tariff');
    // Some browsers and password managers fire no event when they fill in fields. Text typed before the script loaded
    // replaces the draft.
    const changes = readChanges(this.element, last.enquiry);
    const enquiry = this.makeEnquiry({ ...entered, ...changes });
    const { messages } = this.formsData;
    const issues = checkValues(enquiry.fields, enquiry.values, messages, dayInIndia());
    this.state = nextState(last, event, enquiry, issues);
    if (this.state.status === 'sent' && last.status !== 'sent') this.clear();
    this.show();
    return this.state;
  }

  /** Forgets what was sent: the fields and the choice, if it was in the enquiry. The party is the same on other trips. */
  private clear(): void {
    if (takesChoice(this.formName) && this.tariff)
      changeChoice({ hotelClass: undefined, extras: [] });
    this.state = { ...this.state, enquiry: this.makeEnquiry({}) };
  }

  /** Shows the state in the fields and to the listeners, and stores the draft. */
  private show(): void {
    writeValues(this.element, this.state.enquiry);
    this.storeDraft();
    for (const listener of this.listeners) listener();
  }

  /** Makes the enquiry from what the visitor has typed on this page. */
  private makeEnquiry(typed: Values): Enquiry {
    const packageOfPage = readPackageOfPage();
    // If the browser blocks site data, other pages would take the default party for the visitor's choice.
    const knowsChoice = packageOfPage || navigator.cookieEnabled;
    return makeEnquiry(this.formName, this.formsData, typed, {
      url: location.href,
      package: packageOfPage,
      day: dayStore.read(),
      today: dayInIndia(),
      choice: choiceStore.read(),
      tariff: knowsChoice ? this.tariff : undefined,
    });
  }

  /** Stores what the visitor has entered. Skips incomplete dates, because no date field can show them again. */
  private storeDraft(): void {
    const { enquiry, mayHaveBeenDelivered, deliveredText } = this.state;
    const kept = Object.entries(enquiry.entered).filter(([, value]) => value !== incompleteDate);
    storeDraft(this.formName, {
      values: Object.fromEntries(kept),
      mayHaveBeenDelivered,
      deliveredText,
    });
    this.storedDraft = this.readStoredDraft();
  }

  private readStoredDraft = () => JSON.stringify(readDraft(this.formName));
}

/** @returns the package that the page is about, as written by package-page.tsx; undefined on other pages */
export function readPackageOfPage(): NamedItem | undefined {
  const page = document.querySelector<HTMLElement>('[data-package]');
  return JSON.parse(page?.dataset.package ?? 'null') ?? undefined;
}
