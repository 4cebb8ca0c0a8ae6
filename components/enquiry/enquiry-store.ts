import { readData, requestData } from '@/components/loading/data';
import { subscribeToRequests } from '@/components/loading/retry';
import { readPackageOfPage } from '@/components/packages/package-of-page';
import { readChoice, saveChoice, subscribeToChoice } from '@/components/storage/choice-store';
import { readDay, subscribeToDay } from '@/components/storage/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { dayInIndia } from '@/lib/dates/calendar-day';
import {
  cleanValue,
  draftOf,
  type EnquirySnapshot,
  initialSnapshot,
  nextSnapshot,
  partOfDate,
} from '@/lib/enquiry/enquiry-snapshot';
import type { Attempt, EnquiryEvent, Result, Status } from '@/lib/enquiry/enquiry-state';
import type { FormName, FormsFile, FormWithOptions } from '@/lib/enquiry/forms-file';
import { type EnquiryPage, takesChoice } from '@/lib/enquiry/known-facts';
import { type Enquiry, routeInAddress, templateFields } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';
import type { TariffFile } from '@/lib/trips/tariff';
import { sendMail } from './send-mail';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/**
 * The enquiry of a form, from the draft to the answer of the mail service, as a store for `useSyncExternalStore`. Each
 * event goes through `dispatch`. It lives outside React, so it survives when other software has changed the page and
 * React has to render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  tariff: TariffFile;
  /** The form; while React replaces it, the removed one, whose fields still have their values. */
  private element: HTMLFormElement | null = null;
  private snapshot: EnquirySnapshot;
  private readonly listeners = new Set<() => void>();
  private focusAtPress: Element | null = null;
  private nextFocus: 'status' | 'fields' | undefined;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
    this.tariff = formsFile.tariff;
    this.snapshot = initialSnapshot(this);
  }

  /** @returns the form after the last event */
  getSnapshot = (): EnquirySnapshot => this.snapshot;

  /** Calls the listener after each event. @returns a function that ends this */
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
    if (this.snapshot.status.name === 'loading') {
      this.dispatch({ type: 'opened', draft: readDraft(this.name) });
    } else this.onChange();
    if (takesChoice(this.name)) void requestData('tariff');
    const sources = [subscribeToRequests, subscribeToChoice, subscribeToDay];
    const ends = sources.map((subscribe) => subscribe(this.onChange));
    const onOnline = () => this.dispatch({ type: 'online' });
    addEventListener('online', onOnline);
    return () => {
      for (const end of ends) end();
      removeEventListener('online', onOnline);
    };
  }

  /** A field has changed. */
  onInput = (): void => {
    this.onChange();
    saveDraft(this.name, draftOf(this.snapshot));
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (this.snapshot.status.name === 'sending') return;
    this.focusAtPress = document.activeElement;
    const status = this.dispatch({ type: 'submitted' });
    if (status.name === 'sending') this.send(status.attempt);
  };

  /** Checks the fields, and shows their mistakes. @returns whether there are any */
  showMistakes(): boolean {
    return this.dispatch({ type: 'checked' }).name === 'invalid';
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.nextFocus = 'fields';
    this.dispatch({ type: 'opened' });
  }

  /** @returns what gets the focus after the last event, only once; undefined if it stays where it is */
  takeFocus(): 'status' | 'fields' | undefined {
    const focus = this.nextFocus;
    this.nextFocus = undefined;
    return focus;
  }

  /** A field has changed or, elsewhere, the day or the choice for a trip; or the tariff has come. */
  private readonly onChange = (): void => {
    // After a success the fields are hidden. They are filled in when the visitor opens them again.
    if (this.snapshot.status.name !== 'sent') this.dispatch({ type: 'changed' });
  };

  /** Sends the enquiry, if possible. After `late`, it may get another result. */
  private send(attempt: Attempt): void {
    const { mail } = this.formsFile;
    const answer = (result: Result) => this.dispatch({ type: 'answered', attempt, result });
    if (!mail) answer('notSetUp');
    else if (findControl(this.element, honeypotName)?.value) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      const timer = setTimeout(() => answer('late'), timeoutMs);
      void sendMail(mail, this.name, templateFields(this.snapshot.enquiry)).then((result) => {
        clearTimeout(timer);
        answer(result);
      });
    }
  }

  /** Reads the fields and the page, finds out what follows from an event, and writes, stores and shows it. */
  private dispatch(event: EnquiryEvent): Status {
    const last = this.snapshot;
    // A total that comes after a press would make what was sent another text.
    if (['loading', 'restored', 'ready', 'sent'].includes(last.state.progress.name))
      this.tariff = readData('tariff') ?? this.tariff;
    const changes = readChanges(this.element, last.enquiry);
    this.snapshot = nextSnapshot(this, last, event, changes, readPage());
    const { enquiry, status, remainingChoice } = this.snapshot;
    writeValues(this.element, enquiry);
    // A press may find values that were filled in unreported. What has arrived is no draft any more.
    if (event.type === 'submitted' || event.type === 'answered')
      saveDraft(this.name, draftOf(this.snapshot));
    if (remainingChoice) saveChoice(remainingChoice);
    this.askBeforeLeaving(status.name === 'sending');
    if (this.isAwaited(event, last.status)) this.nextFocus = 'status';
    for (const listener of this.listeners) listener();
    return status;
  }

  /** Makes the browser ask visitors who leave, or not. */
  private askBeforeLeaving(asks: boolean): void {
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    const change = asks ? addEventListener : removeEventListener;
    change('beforeunload', this.confirmLeaving);
  }

  /** Each enquiry has its own listener, because a page may have several forms. */
  private readonly confirmLeaving = (event: Event): void => event.preventDefault();

  /** Whether the status is the answer to the press of a button, from which the visitor has not gone on. */
  private isAwaited(event: EnquiryEvent, last: Status): boolean {
    const { name } = this.snapshot.status;
    if (event.type === 'submitted' || event.type === 'checked')
      return name === 'invalid' || name === 'sent';
    if (last.name !== 'sending' || name === 'sending') return false;
    const { activeElement, body } = document;
    // A success hides the fields, and the focus in one would be lost.
    const isLost = name === 'sent' && this.element?.contains(activeElement);
    return isLost || activeElement === body || activeElement === this.focusAtPress;
  }
}

/** An element with a value, as `Field` renders it (components/ui/field.tsx). */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reads the values of the fields that do not contain what was last written into them. */
function readChanges(form: HTMLFormElement | null, { fields, values }: Enquiry): Values {
  const changes = fields.flatMap((field) => {
    const control = findControl(form, field.name);
    const value = control && valueIn(control, field);
    return value === undefined || value === values[field.name] ? [] : [[field.name, value]];
  });
  return Object.fromEntries(changes);
}

/** Writes the values. Leaves fields alone that have theirs already, because the cursor may be in them. */
function writeValues(form: HTMLFormElement | null, { fields, values }: Enquiry): void {
  for (const field of fields) {
    const control = findControl(form, field.name);
    const { [field.name]: value = '' } = values;
    if (control && valueIn(control, field) !== value) control.value = value;
  }
}

function valueIn(control: Control, field: Enquiry['fields'][number]): string {
  return control.validity.badInput ? partOfDate : cleanValue(field, control.value);
}

function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[name="${name}"]`) ?? undefined;
}

/** Reads what the page knows for a form. */
function readPage(): EnquiryPage {
  const { href: address } = location;
  const trip = readPackageOfPage() ?? { name: '', route: routeInAddress(address) ?? '' };
  return { address, trip, day: readDay(), today: dayInIndia(), choice: readChoice() };
}
