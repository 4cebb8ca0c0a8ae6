import { choiceStore } from '@/components/storage/choice-store';
import { dayStore } from '@/components/storage/day-store';
import { makeDraftStore } from '@/components/storage/draft-store';
import { findStorage } from '@/components/storage/storage';
import type { DataFiles } from '@/lib/data-files/data-files';
import { dayInIndia } from '@/lib/dates/calendar-day';
import {
  type Enquiry,
  type EnquiryPage,
  emptyEnquiry,
  type FormName,
  makeEnquiry,
} from '@/lib/enquiry/enquiry';
import {
  draftOf,
  type EnquiryEvent,
  type EnquiryState,
  nextState,
  type Result,
} from '@/lib/enquiry/enquiry-state';
import { templateFields } from '@/lib/enquiry/message';
import { checkValues } from '@/lib/enquiry/validation';
import { findControl, honeypotName, readValues, writeValues } from './enquiry-fields';
import { sendMail } from './send-mail';

/** The time limit for the mail service's answer, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** `tariff`: only for forms that include the choice. */
export type EnquiryProps = { formName: FormName } & Pick<DataFiles, 'forms'> &
  Partial<Pick<DataFiles, 'tariff'>>;

/**
 * The enquiry of a form, from the draft to the mail service's answer, as a store for `useSyncExternalStore`. All events
 * go through `dispatch`. It lives outside React, so it survives when a translator has changed the page and React has to
 * render the form again.
 */
export class EnquiryStore {
  readonly formName;
  readonly formsData;
  readonly formContent;
  readonly #tariff;
  /** The form. While React replaces it, this is the removed one, whose fields still have their values. */
  #formElement: HTMLFormElement | null = null;
  #state: EnquiryState;
  readonly #empty;
  readonly #listeners = new Set<() => void>();
  readonly #draftStore;
  /** Whether the visitor has pressed a button whose result has not received focus yet (enquiry-status.tsx). */
  needsFocus = false;

  constructor({ formName, forms, tariff }: EnquiryProps) {
    this.formName = formName;
    this.formsData = forms;
    this.#tariff = tariff;
    this.formContent = forms.forms[formName];
    this.#draftStore = makeDraftStore(formName);
    this.#empty = emptyEnquiry(this.formContent);
    const noAttempts = { uncertainMails: [], deliveredMails: [] };
    this.#state = { status: 'loading', enquiry: this.#empty, issues: [], ...noAttempts };
  }

  /** @returns the state after the last event */
  getState = (): EnquiryState => this.#state;

  /** Calls the listener when what the form shows has changed. @returns a function that unsubscribes */
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects the store to the form on the page, and fills in the draft. @returns a function that disconnects it */
  connect(formElement: HTMLFormElement | null): () => void {
    this.#formElement = formElement;
    if (this.#state.status === 'loading') this.#openDraft();
    else this.update();
    // This must come before the listeners to the page, which would store its old values.
    addEventListener('pageshow', this.#onPageShow);
    const unsubscribers = [choiceStore.subscribe(this.update), dayStore.subscribe(this.update)];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
      removeEventListener('pageshow', this.#onPageShow);
    };
  }

  #openDraft(): void {
    this.#dispatch({ type: 'opened', draft: this.#draftStore.read() });
  }

  /** While this page was in the back/forward cache, another page may have changed or sent the draft. */
  readonly #onPageShow = (): void => {
    if (this.#draftStore.hasChanged()) this.#openDraft();
  };

  /** Call this when a field, the day or the choice has changed. */
  update = (): void => {
    // Before `connect`, no field is filled in. After a success, the fields are hidden until they are opened again.
    if (!['loading', 'sent'].includes(this.#state.status)) this.#dispatch({ type: 'changed' });
  };

  /** Sends the enquiry if it is valid. Has no effect while an attempt is being sent. */
  submit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (this.#state.status === 'sending') return;
    this.needsFocus = true;
    const state = this.#dispatch({ type: 'submitted' });
    if (state.status === 'sending') this.#send(state.attempt);
  };

  /** Shows the fields again after a success. */
  reopen(): void {
    this.needsFocus = true;
    this.#dispatch({ type: 'opened' });
  }

  /** Sends the enquiry, if possible. An OK may still arrive after the result `noAnswer`. */
  #send(attempt: Enquiry): void {
    const { mail } = this.formsData;
    const honeypot = findControl(this.#formElement, honeypotName);
    const settle = (result: Result) => this.#dispatch({ type: 'settled', attempt, result });
    if (!mail) settle('notSetUp');
    else if (honeypot?.value) {
      // A password manager may have filled it in, and a person can neither see nor empty it.
      honeypot.value = '';
      settle('notAccepted');
    } else if (!navigator.onLine) settle('offline');
    else {
      // `nextState` ignores this if the attempt already has a result.
      setTimeout(() => settle('noAnswer'), timeoutMs);
      void sendMail(mail, this.formContent.template, templateFields(attempt)).then(settle);
    }
  }

  /** Computes the state after an event. Shows it in the fields and to the listeners, and stores the draft. */
  #dispatch(event: EnquiryEvent): EnquiryState {
    const previous = this.#state;
    const enquiry = this.#readEnquiry(event);
    const { messages } = this.formsData;
    const issues = checkValues(enquiry.fields, enquiry.values, messages, dayInIndia());
    this.#state = nextState(previous, event, enquiry, issues);
    // The choice for trips stays: an enquiry in another tab may include it.
    if (this.#state.status === 'sent') this.#state = { ...this.#state, enquiry: this.#empty };
    writeValues(this.#formElement, this.#state.enquiry);
    this.#draftStore.set(draftOf(this.#state));
    if (renderedPart(previous) !== renderedPart(this.#state))
      for (const listener of this.#listeners) listener();
    return this.#state;
  }

  /** @returns what would be sent now */
  #readEnquiry(event: EnquiryEvent): Enquiry {
    const { enquiry } = this.#state;
    const isOpened = event.type === 'opened';
    const input = {
      inFields: readValues(this.#formElement, enquiry),
      shown: enquiry.values,
      earlier: isOpened ? event.draft : enquiry,
      isRestored: isOpened && isAfterBackOrForward(),
    };
    return makeEnquiry(this.formContent, this.formsData.messages, input, {
      page: currentPage(),
      day: dayStore.read(),
      today: dayInIndia(),
      choice: choiceStore.read(),
      isChoiceShared: Boolean(findStorage('localStorage')),
      tariff: this.#tariff,
    });
  }
}

/** What the parts of a form get. */
export type FormPartProps = { store: EnquiryStore; state: EnquiryState };

/** What React renders of a state, to compare it with another. The fields show their values without React. */
function renderedPart({
  enquiry: { values, entered, ...enquiry },
  ...state
}: EnquiryState): string {
  // A day limits others, and after a failure, the form shows the whole text.
  return JSON.stringify([state, enquiry, state.status === 'failed' ? values : values.date]);
}

/** Whether the visitor came by Back or Forward. Browsers then fill in fields as the visitor left them on this page. */
function isAfterBackOrForward(): boolean {
  const entries = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entries.some(({ type }) => type === 'back_forward');
}

/** The page, with the package that it is about, as written by package-page.tsx. */
function currentPage(): EnquiryPage {
  const page = document.querySelector<HTMLElement>('[data-package]');
  const item = JSON.parse(page?.dataset.package ?? 'null') ?? undefined;
  return { url: location.href, package: item };
}
