import { removeFromTab } from '@/lib/browser-storage';
import type { FormsFile } from '@/lib/content/query/forms';
import {
  markSeen,
  readDraft,
  saveDraft,
  type UnseenAnswer,
  unseenResultOf,
} from '@/lib/enquiry/draft';
import type { Values } from '@/lib/enquiry/field-text';
import type { FormName } from '@/lib/enquiry/form-names';
import { enquiryText, type Page, templateFields } from '@/lib/enquiry/message';
import { type EnquiryEvent, initialState, reduce, resultOf } from '@/lib/enquiry/state';
import { checkValues, type Issues } from '@/lib/enquiry/validation';
import { fillFromDraft, saveTyped, takeToContact } from './form-draft.client';
import { limitDates, onFieldLeft, prefill, putValues, readValues } from './form-fields.client';
import { announceUnseen, findObstacle, preloadMailer, Sending } from './sending.client';

/**
 * An enquiry from the first letter to the answer of the mail service. What is typed is in the fields,
 * what is told in the state (lib/enquiry/state.ts): React only shows it, and may have to start again.
 */
export class Enquiry {
  #state = initialState;
  #listeners = new Set<() => void>();
  #focusedStatus = initialState.status;
  #sending: Sending | undefined;
  #hasDraft = false;
  readonly #fields;

  /** @param island the element that holds the form, now and after a new start */
  constructor(
    readonly island: HTMLElement,
    readonly name: FormName,
    readonly data: FormsFile,
  ) {
    this.#fields = data.forms[name].fields;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  get form(): HTMLFormElement {
    return this.island.querySelector('form') as HTMLFormElement;
  }

  get #values(): Values {
    return readValues(this.form, this.#fields);
  }

  /** Whether the visitor is to be led to the present status; true once for each. */
  claimFocus(): boolean {
    const { takesFocus, status } = this.#state;
    const isNew = status !== this.#focusedStatus;
    this.#focusedStatus = status;
    return takesFocus && isNew;
  }

  /** The same words for chat, e-mail and phone. */
  get text(): string {
    const { forms, words } = this.data;
    return enquiryText(forms[this.name], this.#values, readPage(), words);
  }

  /** Takes over from the page as the server has sent it. A second call changes nothing. */
  start() {
    if (this.#state !== initialState) return;
    const { form, name, data } = this;
    const unseenResult = unseenResultOf(name);
    const isRestored = fillFromDraft(form, name, data);
    limitDates(form, this.#fields);
    this.#listen();
    // The focus came before the scripts.
    if (form.contains(document.activeElement)) preloadMailer();
    this.#dispatch({ type: 'started', isRestored });
    if (unseenResult) this.#dispatch({ type: 'resumed', result: unseenResult });
  }

  /** On the island's element, which stays when the form in it is made anew. */
  #listen() {
    const { island, name, data } = this;
    island.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    island.addEventListener('focusin', preloadMailer);
    island.addEventListener('input', () => {
      limitDates(this.form, this.#fields);
      saveTyped(this.form, name, data);
    });
    onFieldLeft(island, () => this.#dispatch({ type: 'checked', issues: this.issues() }));
    addEventListener('online', () => this.#dispatch({ type: 'online' }));
    addEventListener('pagehide', () => (this.#hasDraft = Boolean(readDraft(name))));
    addEventListener('pageshow', ({ persisted }) => persisted && this.#followDraft());
    island.closest('dialog')?.addEventListener('toggle', () => {
      // The visitor may have chosen a day of arrival meanwhile.
      prefill(this.form);
      this.#dispatch({ type: 'reopened' });
    });
  }

  /**
   * Back has brought the very page again. Another page of the tab may have gone on with the draft, or told what
   * became of it.
   */
  #followDraft() {
    const result = this.#state.status.name === 'sending' ? 'unknown' : unseenResultOf(this.name);
    if (result) this.#dispatch({ type: 'resumed', result });
    const draft = readDraft(this.name);
    if (draft) return putValues(this.form, draft.values);
    if (!this.#hasDraft || this.#state.status.name === 'sent') return;
    // Another page has sent it: what was told of an earlier attempt is no longer true.
    this.form.reset();
    this.#dispatch({ type: 'started', isRestored: false });
  }

  /** Checks and sends what is typed, once at a time. */
  readonly submit = () => {
    const obstacle = findObstacle(this.form, this.data.mail);
    this.#dispatch({ type: 'submitted', issues: this.issues(), obstacle });
  };

  /** What is wrong with what is typed. */
  issues(): Issues {
    return checkValues(this.#fields, this.#values, this.data.words);
  }

  #send() {
    const { data, name } = this;
    if (!data.mail) return;
    const { attempt } = this.#state;
    const values = this.#values;
    // The draft says so until the visitor has seen what became of it (status-box.tsx).
    saveDraft(name, values, 'unknown');
    this.#sending?.callOff();
    this.#sending = new Sending((answer) => {
      const now = this.#values;
      const isChanged = this.#fields.some(({ name }) => now[name] !== values[name]);
      this.#dispatch({ type: 'answered', attempt, answer, isChanged, values });
    });
    const fields = templateFields(this.#fields, values, readPage(), data.words);
    void this.#sending.start(data.mail, name, fields);
  }

  readonly takeToContact = () => takeToContact(this.form, this.name, this.data);

  /** Shows the fields again after a success. */
  readonly reopen = () => {
    prefill(this.form);
    this.#dispatch({ type: 'reopened' });
    // A field that is still hidden can't have the focus.
    setTimeout(() => this.form.querySelector('input')?.focus());
  };

  #dispatch(event: EnquiryEvent) {
    const { status: before } = this.#state;
    this.#state = reduce(this.#state, event);
    const { status } = this.#state;
    if (status === before) return;
    if (before.name === 'sending') this.#sending?.stopWaiting();
    if (status.name === 'sending') this.#send();
    if (status.name === 'sent') this.#clearAfterSent(status.isChanged);
    if (event.type === 'answered') this.#onAnswered(resultOf(event.answer));
    for (const listener of this.#listeners) listener();
  }

  #onAnswered(result: UnseenAnswer['result']) {
    if (result === 'unsent') saveDraft(this.name, this.#values, result);
    announceUnseen(this.island, { form: this.name, result });
  }

  /** Empties the form, unless it was changed while a late answer was awaited. */
  #clearAfterSent(isChanged: boolean) {
    if (isChanged) return markSeen(this.name);
    this.form.reset();
    removeFromTab(this.name);
  }
}

function readPage(): Page {
  return { href: location.href, referrer: document.referrer };
}
