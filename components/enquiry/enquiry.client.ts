import { dialogChange } from '@/components/dialog/dialogs.client';
import { onPageRestored } from '@/components/ui/restore-controls.client';
import { removeFromTab } from '@/lib/browser-storage';
import type { EnquiryData } from '@/lib/content/query/forms';
import { withItem, withLines } from '@/lib/enquiry/about-lines';
import {
  answerUnseen,
  markSeen,
  readDraft,
  saveDraft,
  type UnseenAnswer,
  unseenResultOf,
} from '@/lib/enquiry/draft';
import type { Values } from '@/lib/enquiry/field-text';
import { type FormName, honeypotName, templateOf } from '@/lib/enquiry/form-names';
import { enquiryText, type Page, templateFields, templateValues } from '@/lib/enquiry/message';
import {
  type EnquiryEvent,
  initialState,
  type Obstacle,
  reduce,
  resultOf,
  type SendResult,
} from '@/lib/enquiry/state';
import { checkValues, type Issues } from '@/lib/enquiry/validation';
import {
  fillEmpty,
  isTextField,
  isTyped,
  limitDates,
  prefill,
  putValues,
  readValues,
} from './form-fields.client';

/** How long the visitor waits for an answer before hearing that none has come, in ms. */
const timeoutMs = 15_000;

/** Who is still on the page this long after leaving it has stayed, in ms. */
const stayMs = 5_000;

const leaveEvents = ['beforeunload', 'pagehide'] as const;

/**
 * An enquiry from the first letter to the answer of the mail service. What is typed is in the fields,
 * what is told in the state (lib/enquiry/state.ts): React only shows it, and may have to start again.
 */
export class Enquiry {
  #state = initialState;
  #listeners = new Set<() => void>();
  #focusedStatus = initialState.status;
  #isLeaving = false;
  #hasDraft = false;
  readonly #fields;

  /** @param island the element that holds the form, now and after a new start */
  constructor(
    readonly island: HTMLElement,
    readonly name: FormName,
    readonly data: EnquiryData,
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
  takesFocus(): boolean {
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
    const { form, name } = this;
    const draft = readDraft(name);
    const isRestored = fillEmpty(form, draft?.values ?? {});
    const isBegun = isTyped(form, this.#values);
    prefill(form);
    limitDates(form, this.#fields);
    const message = form.elements.namedItem('message');
    if (isTextField(message)) {
      message.value = withItem(message.value, location.href, this.data.words);
    }
    // With what the page knows: else the next page would take that of an earlier one for typed.
    if (isBegun) saveDraft(name, this.#values);
    this.#listen();
    // The focus came before the scripts.
    if (form.contains(document.activeElement)) preloadMailer();
    this.#dispatch({ type: 'started', isRestored });
    if (draft?.unseenResult) this.#dispatch({ type: 'resumed', result: draft.unseenResult });
  }

  /** Submits what was pressed before the button did anything by itself (client/bootstrap.ts). */
  readonly submitEarly = () => {
    const button = this.form.querySelector<HTMLElement>('[data-pressed]');
    if (!button) return;
    const how = button.dataset.pressed;
    delete button.dataset.pressed;
    // What was pressed is no longer what stands there: the visitor is asked.
    if (how === 'edited') this.#dispatch({ type: 'resumed', result: 'unsent' });
    else this.submit();
  };

  /** On the island's element, which stays when the form in it is made anew. */
  #listen() {
    const { island, name } = this;
    island.addEventListener('submit', (event) => {
      event.preventDefault();
      this.submit();
    });
    island.addEventListener('focusin', preloadMailer);
    island.addEventListener('input', () => {
      limitDates(this.form, this.#fields);
      saveDraft(name, isTyped(this.form, this.#values) ? this.#values : {});
    });
    onFieldLeft(island, () => this.#dispatch({ type: 'checked', issues: this.issues() }));
    addEventListener('online', () => this.#dispatch({ type: 'online' }));
    addEventListener('pagehide', () => {
      this.#hasDraft = Boolean(readDraft(name));
    });
    onPageRestored(() => this.#followDraft());
    island.closest('dialog')?.addEventListener(dialogChange, () => {
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
    const { attempt } = this.#state;
    const [issues, obstacle] = [this.issues(), this.#findObstacle()];
    this.#dispatch({ type: 'submitted', issues, obstacle });
    if (this.#state.attempt > attempt) void this.#send();
  };

  /** What is wrong with what is typed. */
  issues(): Issues {
    return checkValues(this.#fields, this.#values, this.data.words);
  }

  #findObstacle(): Obstacle | undefined {
    if (!this.data.mail) return 'notSetUp';
    if (new FormData(this.form).get(honeypotName)) return 'refused';
    return navigator.onLine ? undefined : 'offline';
  }

  async #send() {
    const { attempt } = this.#state;
    const { mail, words } = this.data;
    if (!mail) return;
    const values = this.#values;
    const dispatchAnswer = (answer: SendResult) => {
      const now = this.#values;
      const isChanged = this.#fields.some(({ name }) => now[name] !== values[name]);
      this.#dispatch({ type: 'answered', attempt, answer, isChanged, values });
    };
    const timer = setTimeout(dispatchAnswer, timeoutMs, 'late');
    const mailer = await loadMailer().catch(() => undefined);
    // The page was left and came back, and the visitor has tried again.
    if (this.#state.attempt !== attempt) return clearTimeout(timer);
    const template = templateOf(this.name);
    const fields = templateFields(this.#fields, values, readPage(), words);
    let answer: SendResult = navigator.onLine ? 'missingParts' : 'offline';
    if (mailer) answer = await mailer.sendMail(mail, template, fields);
    clearTimeout(timer);
    // Browsers cut the connections of a page that is being left: then the next page tells it.
    if (this.#isLeaving && resultOf(answer) === 'unknown')
      await new Promise((end) => setTimeout(end, stayMs));
    dispatchAnswer(answer);
  }

  /** Puts what is typed into the form of the contact page, where one can say more. */
  readonly takeToContact = () => {
    const { message, ...own } = templateValues(this.#fields, this.#values);
    const earlier = readDraft('contact')?.values;
    const typed = Object.entries(own).filter(([, text]) => text);
    saveDraft('contact', {
      ...earlier,
      ...Object.fromEntries(typed),
      // What was written there stays.
      message: withLines(earlier?.message ?? '', message),
    });
  };

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
    if (before.name === 'sending')
      for (const type of leaveEvents) removeEventListener(type, this.#onLeave);
    if (status.name === 'sending') this.#onSending();
    if (status.name === 'sent') this.#clearAfterSent(status.isChanged);
    if (event.type === 'answered') this.#announceUnseen(resultOf(event.answer));
    for (const listener of this.#listeners) listener();
  }

  /** The draft says so until the visitor has seen what became of it (status-box.tsx). */
  #onSending() {
    saveDraft(this.name, this.#values, 'unknown');
    this.#isLeaving = false;
    // Who listens for leaving can keep a page out of the back/forward cache: no longer than need be.
    for (const type of leaveEvents) addEventListener(type, this.#onLeave);
  }

  /** Lets the browser ask who leaves while it is being sent. */
  readonly #onLeave = (event: Event) => {
    this.#isLeaving = true;
    event.preventDefault();
  };

  /** The popup may have been closed meanwhile: then a notice tells it, and the next page, too. */
  #announceUnseen(result: UnseenAnswer['result']) {
    const { name: form, island } = this;
    if (result === 'unsent') saveDraft(form, this.#values, result);
    if (island.closest('dialog')?.open !== false) return;
    document.dispatchEvent(
      new CustomEvent<UnseenAnswer>(answerUnseen, { detail: { form, result } }),
    );
  }

  /** Empties the form, unless it was changed while a late answer was awaited. */
  #clearAfterSent(isChanged: boolean) {
    if (isChanged) return markSeen(this.name);
    this.form.reset();
    removeFromTab(this.name);
  }
}

/** Loads what sends: when the form is first touched, and again if that failed. */
function loadMailer() {
  return import('./send-mail.client');
}

function preloadMailer() {
  loadMailer().catch(() => undefined);
}

/**
 * Calls back when a field has been left. The press that leaves it ends first, and its click: what moves
 * under a pointer that is down is not pressed.
 */
function onFieldLeft(island: HTMLElement, onLeft: () => void) {
  let isPressing = false;
  addEventListener('mousedown', () => (isPressing = true), true);
  addEventListener('mouseup', () => (isPressing = false), true);
  island.addEventListener('focusout', () => {
    if (!isPressing) return onLeft();
    // The click comes right after it.
    addEventListener('mouseup', () => setTimeout(onLeft), { once: true, capture: true });
  });
}

function readPage(): Page {
  return { href: location.href, referrer: document.referrer };
}
