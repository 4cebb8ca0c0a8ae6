import { readDay, subscribeToDay } from '@/components/dates/day-store';
import { readChoice, subscribeToChoice } from '@/components/trip-options/choice-store';
import { hideBlockedStorage } from '@/lib/browser-storage';
import type { FormsFile } from '@/lib/content/query/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import {
  enquiryText,
  type FormName,
  routeInAddress,
  templateFields,
  templateOf,
  withAboutLines,
} from '@/lib/enquiry/message';
import {
  type EnquiryEvent,
  type EnquiryState,
  initialState,
  type Obstacle,
  reduce,
  type SendResult,
} from '@/lib/enquiry/state';
import { checkValues, type Issues, type Values } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { choiceInWords, chosenTrip } from '@/lib/trip-options/choice';
import { readDraft, saveDraft } from './draft-store';
import { fillEmpty, honeypotName, limitDates, readValues, typedValues } from './form-fields';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/**
 * The enquiry of one form. It lives outside React: the fields hold the text, and `state` holds the status
 * (lib/enquiry/state.ts). Both survive when other software has changed the page and React has to render the form again.
 */
export class Enquiry {
  private state = initialState;
  private readonly listeners = new Set<() => void>();

  /** @param island the element around the form, in which React may replace the form */
  constructor(
    readonly name: FormName,
    readonly data: FormsFile,
    private readonly island: HTMLElement,
  ) {}

  getState = (): EnquiryState => this.state;

  /** Calls the listener after each event. @returns a function that unsubscribes it */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fills in the draft and the facts that the page provides. Only the first call has an effect. */
  start(): void {
    if (this.state !== initialState) return;
    const isRestored = fillEmpty(this.form, readDraft(this.name) ?? {});
    const fillFromPage = () => {
      fillEmpty(this.form, this.readFromPage(), true);
      limitDates(this.form, this.fields);
    };
    fillFromPage();
    this.subscribeToChoice(fillFromPage);
    this.nameItem();
    addEventListener('online', () => this.dispatch({ type: 'online' }));
    this.dispatch({ type: 'started', isRestored });
  }

  /** What the visitor has chosen for the trip of this page or of its address, in words; empty for nothing. */
  choiceText = (): string => {
    const { options, messages } = this.data;
    const choice = choiceInWords(options, readChoice(), readRoute(), readDay());
    return choice && interpolate(messages.chosen, { choice });
  };

  /** Calls the listener when the choice may have changed. @returns a function that ends this */
  subscribeToChoice = (listener: () => void): (() => void) => {
    const ends = [subscribeToChoice(listener), subscribeToDay(listener)];
    return () => ends.map((end) => end());
  };

  /** Call this after each change of a field. It saves the draft and removes the messages about corrected mistakes. */
  onInput = (): void => {
    limitDates(this.form, this.fields);
    saveDraft(this.name, typedValues(this.form, this.readValues()));
    this.dispatch({ type: 'checked', issues: this.findIssues() });
  };

  /** Validates the fields and sends the enquiry if they are valid. It has no effect during sending. */
  submit(): void {
    const { mail } = this.data;
    const { attempt } = this.state;
    this.dispatch({
      type: 'submitted',
      issues: this.findIssues(),
      obstacle: findObstacle(this.form, mail),
    });
    if (mail && this.state.attempt !== attempt) void this.send(mail);
  }

  /** Shows the fields again after a success. */
  reopen = (): void => {
    this.dispatch({ type: 'reopened' });
    // A hidden field can't get the focus, and React has not rendered it yet.
    setTimeout(() => this.form.querySelector('input')?.focus());
  };

  /** Validates the fields. */
  findIssues(): Issues {
    return checkValues(this.fields, this.readValues(), this.data.messages);
  }

  /** The enquiry as plain text, for chat, e-mail and phone. */
  writeText(): string {
    const { forms, messages } = this.data;
    return enquiryText(
      forms[this.name],
      this.readValues(),
      location.href,
      messages,
      this.choiceText(),
    );
  }

  /** What the page knows of the trip: its name and nights, and the day, the hotels and the party chosen for it. */
  private readFromPage(): Values {
    const article = document.querySelector<HTMLElement>('article[data-item-name]');
    const { options } = this.data;
    const choice = readChoice();
    const trip = options.trips.find(({ route }) => route === readRoute());
    const chosen = trip && chosenTrip(options, trip, choice);
    return {
      trip: article?.dataset.itemName ?? '',
      date: readDay() ?? '',
      nights: String(trip?.nights ?? ''),
      hotels: (trip && choice.hotels) ?? '',
      ...(choice.party && {
        adults: String(chosen?.party.adults ?? ''),
        ages: chosen?.children ?? '',
      }),
    };
  }

  private get form(): HTMLFormElement {
    return this.island.querySelector('form') as HTMLFormElement;
  }

  private get fields() {
    return this.data.forms[this.name].fields;
  }

  private readValues(): Values {
    return readValues(this.form, this.fields);
  }

  /** Starts the message with the item or the list that the address names, and adds the visitor's choices for a trip. */
  private nameItem(): void {
    const message = this.form.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    const isEmpty = message.value === '';
    message.value = withAboutLines(message.value, location.href, this.data.messages, readDay());
    if (isEmpty) message.defaultValue = message.value;
  }

  /** Sends the enquiry once. */
  private async send(settings: MailSettings): Promise<void> {
    const { attempt } = this.state;
    const values = this.readValues();
    // All are read at once: the visitor may change them while the code that sends is loading.
    const fields = templateFields(
      this.fields,
      values,
      location.href,
      this.data.messages,
      this.choiceText(),
    );
    const timer = setTimeout(() => this.receive('late', attempt, values), timeoutMs);
    const mailer = await loadMailer().catch(() => undefined);
    // The visitor may have tried again meanwhile; this attempt is then not sent at all.
    if (attempt === this.state.attempt) {
      const answer = mailer
        ? await mailer.sendMail(settings, templateOf(this.name), fields)
        : whyMissing();
      this.receive(answer, attempt, values);
    }
    clearTimeout(timer);
  }

  /**
   * Reports the result of an attempt. After a success, it empties the fields and removes the draft, unless the visitor
   * has changed the fields or tried again meanwhile.
   */
  private receive(answer: SendResult, attempt: number, values: Values): void {
    const now = this.readValues();
    const isChanged = this.fields.some(({ name }) => now[name] !== values[name]);
    const isLatest = attempt === this.state.attempt;
    this.dispatch({ type: 'answered', attempt, answer, isChanged });
    if (answer !== 'sent' || isChanged || !isLatest) return;
    this.form.reset();
    saveDraft(this.name, {});
  }

  private dispatch(event: EnquiryEvent): void {
    this.state = reduce(this.state, event);
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (this.state.status.name === 'sending') addEventListener('beforeunload', this.askToStay);
    else removeEventListener('beforeunload', this.askToStay);
    for (const listener of this.listeners) listener();
  }

  private readonly askToStay = (event: Event): void => event.preventDefault();
}

/** Loads the code that sends before it is needed. If that fails, sending tries again. */
export function preloadMailer(): void {
  loadMailer().catch(() => undefined);
}

function loadMailer() {
  hideBlockedStorage();
  return import('./send-mail');
}

/** The reason for a failed download of the code that sends. */
function whyMissing(): SendResult {
  return navigator.onLine ? 'missingParts' : 'offline';
}

/** The reason why a form can't be sent now. Only bots fill in the honeypot. */
function findObstacle(form: HTMLFormElement, mail: MailSettings | undefined): Obstacle | undefined {
  if (!mail) return 'notSetUp';
  if (new FormData(form).get(honeypotName)) return 'refused';
  return navigator.onLine ? undefined : 'offline';
}

/** The route of the item that the enquiry is about: that in the address, or the page itself. */
function readRoute(): string {
  return routeInAddress(location.href) ?? location.pathname;
}
