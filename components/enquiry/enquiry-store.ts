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
  type PageContext,
  partOfDate,
} from '@/lib/enquiry/enquiry-snapshot';
import type { EnquiryEvent, Result, Status } from '@/lib/enquiry/enquiry-state';
import type { FieldWithOptions, FormsFile, FormWithOptions } from '@/lib/enquiry/forms-file';
import { type Enquiry, type FormName, routeInAddress, templateFields } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';
import { sendMail } from './send-mail';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

type Form = HTMLFormElement | null;
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What the parts of a form need. */
export type EnquiryProps = { store: EnquiryStore; status: Status; enquiry: Enquiry };

/**
 * The enquiry of a form, from the draft to the answer of the mail service, as a store for `useSyncExternalStore`. Each
 * event goes through `commit`. It lives outside React, so it survives when other software has changed the page and
 * React has to render the form again.
 */
export class EnquiryStore {
  readonly form: FormWithOptions;
  /** The form; while React replaces it, the removed one, whose fields still have their values. */
  private element: Form = null;
  private snapshot: EnquirySnapshot;
  private readonly listeners = new Set<() => void>();
  private lastAttempt = 0;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
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
  connect(element: Form): () => void {
    this.element = element;
    if (this.snapshot.state.stage === 'loading') {
      this.commit({ type: 'opened', draft: readDraft(this.name) });
    } else this.follow();
    const endChoice = subscribeToChoice(this.follow);
    const endDay = subscribeToDay(this.follow);
    const onOnline = () => this.commit({ type: 'online' });
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
    saveDraft(this.name, draftOf(this.snapshot));
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  onSubmit = (event: { preventDefault(): void }): void => {
    event.preventDefault();
    if (this.snapshot.status.name === 'sending') return;
    this.lastAttempt += 1;
    const id = this.lastAttempt;
    this.commit({ type: 'submitted', id });
    if (this.snapshot.status.name === 'invalid') return;
    this.send((result) => this.commit({ type: 'answered', id, result }));
  };

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    this.commit({ type: 'checked' });
    return this.snapshot.status.name !== 'invalid';
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.commit({ type: 'opened' });
  }

  /** Follows the fields, and the day and the choice for a trip, which may change elsewhere on the page. */
  private readonly follow = (): void => {
    // After a success the fields are hidden. They are filled in when the visitor opens them again.
    if (this.snapshot.status.name !== 'sent') this.commit({ type: 'changed' });
  };

  /** Sends the enquiry, if possible. @param answer gets the result, and after `late` perhaps another one */
  private send(answer: (result: Result) => void): void {
    const { mail } = this.formsFile;
    if (!mail) answer('notSetUp');
    else if (findField(this.element, honeypotName)?.value) answer('refused');
    else if (!navigator.onLine) answer('offline');
    else {
      const timer = setTimeout(() => answer('late'), timeoutMs);
      void sendMail(mail, this.name, templateFields(this.snapshot.enquiry)).then((result) => {
        clearTimeout(timer);
        answer(result);
      });
    }
  }

  /** Reads the fields and the page once, finds out what follows from the event, and writes it. */
  private commit(event: EnquiryEvent): void {
    const values = readFields(this.element, this.form.fields);
    const next = nextSnapshot(this, this.snapshot, event, values, readPage());

    this.snapshot = next;
    fillFields(this.element, next.enquiry.values, values);
    if (next.remainingChoice) {
      saveDraft(this.name, {});
      saveChoice(next.remainingChoice);
    }
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (next.status.name === 'sending') addEventListener('beforeunload', this.confirmLeaving);
    else removeEventListener('beforeunload', this.confirmLeaving);
    for (const listener of this.listeners) listener();
  }

  /** Lets the browser ask visitors who leave. Each enquiry has its own, because a page may have several forms. */
  private readonly confirmLeaving = (event: Event): void => event.preventDefault();
}

/** Reads the values of the fields, by their names. A field that the page lacks is empty. */
function readFields(form: Form, fields: readonly FieldWithOptions[]): Values {
  const values = fields.map((field) => {
    const element = findField(form, field.name);
    const isPart = element?.validity.badInput;
    return [field.name, isPart ? partOfDate : cleanValue(field, element?.value)];
  });
  return Object.fromEntries(values);
}

/** Fills in values. Leaves fields alone that have theirs already (`last`), because the cursor may be in them. */
function fillFields(form: Form, values: Values, last: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = findField(form, name);
    if (field && value !== last[name]) field.value = value;
  }
}

/** Reads what the page knows for a form. */
function readPage(): PageContext {
  const { href: address } = location;
  const page = document.querySelector<HTMLElement>('[data-trip-route]')?.dataset;
  const route = page?.tripRoute ?? routeInAddress(address) ?? '';
  const trip = { name: page?.tripName ?? '', route };
  return { address, trip, day: readDay(), today: dayInIndia(), choice: readChoice() };
}

function findField(form: Form, name: string): Field | undefined {
  return form?.querySelector<Field>(`[name="${name}"]`) ?? undefined;
}
