import type { EnquiryForm, FormWords } from '@/lib/content/query/forms';
import { attempt, loadTools } from '@/lib/enquiry/attempt';
import { boundDays } from '@/lib/enquiry/bounds';
import { endSending, isSending, restoreDraft, saveDraft } from '@/lib/enquiry/draft';
import { fillKnown } from '@/lib/enquiry/known';
import { watchLeaving } from '@/lib/enquiry/leaving';
import { cutText } from '@/lib/enquiry/limit';
import type { MailSettings } from '@/lib/enquiry/mail';
import { type FormName, honeypotName } from '@/lib/enquiry/payload';
import { type Result, sent } from '@/lib/enquiry/result';
import { forget } from '@/lib/enquiry/session';
import { isTextField, readValues, type Values } from '@/lib/enquiry/values';
import { readArrival } from '@/lib/trip-dates/arrival-day';
import { answersButton, type Status } from './status';

type Options = {
  name: FormName;
  form: EnquiryForm;
  words: FormWords;
  mail: MailSettings | undefined;
};

type State = {
  status: Status;
  /** The names of the fields whose text has been cut. */
  cut: readonly string[];
};

/** Who is still on the page this long after leaving it has stayed, in ms. */
const stayMs = 5_000;

/**
 * An enquiry from the first letter to the answer of the mail service. What is typed is in the fields,
 * all else is here: React only shows it, and may have to start again (components/islands/react-root.client.ts).
 */
export class Enquiry {
  #state: State = { status: { kind: 'loading' }, cut: [] };
  #listeners = new Set<() => void>();
  /** Whether the visitor has not been led to the answer yet. */
  #isToTell = false;
  /** Whether the last try leaves the focus where it is. */
  #isQuiet = false;
  /** How many tries to send there were, and what the last one still waits for. */
  #tries = 0;
  #endWatch: (() => boolean) | undefined;
  /** When the message names the item that led here. */
  #filled = Promise.resolve();
  readonly #name: FormName;
  readonly #fields: EnquiryForm['fields'];

  /** @param place the element that holds the form, now and after a new start */
  constructor(
    readonly place: HTMLElement,
    readonly options: Options,
  ) {
    this.#name = options.name;
    this.#fields = options.form.fields;
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly state = () => this.#state;

  get form(): HTMLFormElement {
    return this.place.querySelector('form') as HTMLFormElement;
  }

  get values(): Values {
    return readValues(this.form, this.#fields);
  }

  /** Takes over from the page as the server has sent it. A second call changes nothing. */
  begin() {
    if (this.#state.status.kind !== 'loading') return;
    const { form } = this;
    const cut = this.#fields.filter((field) => cutField(form, field)).map(({ name }) => name);
    const found = restoreDraft(this.#name, form);
    saveDraft(this.#name, form, this.#fields);
    addKnown(form);
    boundDays(form, this.#fields);
    this.#filled = this.#addItem();
    this.#listen();
    // The focus came before the scripts.
    if (form.contains(document.activeElement)) touch();
    this.#set({ cut });
    if (found === 'sending') this.#show({ kind: 'unsent', reason: 'interrupted' });
    else this.#show({ kind: found ? 'restored' : 'open' });
    void this.#filled.then(() => this.#answerEarly());
  }

  /** Answers a press that came before the scripts (client/bootstrap.ts). */
  #answerEarly() {
    const { form } = this;
    const button = form.querySelector<HTMLElement>('[data-pressed]');
    if (!button) return;
    const how = button.dataset.pressed;
    delete button.dataset.pressed;
    // What was pressed is no longer what stands there: the visitor is asked.
    if (how === 'edited') return this.#show({ kind: 'unsent', reason: 'back' });
    // Who has turned to a field since then stays there.
    const isWriting = how === 'click' && form.contains(document.activeElement);
    void this.submit(isWriting && isTextField(document.activeElement));
  }

  /** Starts the message with the item that the page's address names; most addresses name none. */
  async #addItem() {
    if (!location.search || !this.form.elements.namedItem('message')) return;
    // If this part does not arrive, the address of the page, which every message ends with, names the item.
    const about = await import('@/lib/enquiry/about').catch(() => undefined);
    const message = this.form.elements.namedItem('message');
    if (!about || !isTextField(message)) return;
    message.value = about.withItem(message.value, location.href, this.options.words);
  }

  /** On the place, which stays when the form in it is made anew. */
  #listen() {
    const { place } = this;
    place.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
    place.addEventListener('focusin', touch);
    place.addEventListener('focusout', () => {
      if (this.#state.status.kind === 'faulty') this.#mend().catch(() => undefined);
    });
    // On the way down: before other listeners read a text that has to be cut.
    place.addEventListener('input', (event) => this.#edit(event), { capture: true });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#comeBack());
    addEventListener('online', () => {
      const { status } = this.#state;
      if (status.kind !== 'unsent' || status.reason !== 'offline') return;
      this.#show({ kind: 'unsent', reason: 'back' });
    });
    const popup = place.closest('dialog');
    popup?.addEventListener('toggle', () => popup.open && this.#openAgain());
  }

  /** A popup that opens again: the visitor may have chosen a day of arrival meanwhile. */
  #openAgain() {
    addKnown(this.form);
    if (this.#state.status.kind === 'sent') this.#show({ kind: 'open' });
  }

  /**
   * Tells that the page was left while sending, when Back brings the very page again: the browser has
   * cut off the connection, or not. It counts as told when it has come into view (status-box.tsx): a
   * popup may stay closed, and the next page then has to tell it.
   */
  #comeBack() {
    // Another page of the tab may have been left while sending, or may have told this one's end.
    if (!this.#endWatch && !isSending(this.#name)) return;
    restoreDraft(this.#name, this.form);
    this.#endWatch?.();
    this.#endWatch = undefined;
    this.#show({ kind: 'unsent', reason: 'interrupted' });
  }

  /**
   * Checks and sends what is typed, once at a time, and tells what became of it.
   * @param isQuiet whether the focus stays where it is
   */
  readonly submit = async (isQuiet = false): Promise<void> => {
    // A second click can come before React has rendered the first.
    if (this.#endWatch) return;
    this.#tries += 1;
    const count = this.#tries;
    const isLatest = () => this.#tries === count;
    // From now on: who leaves while the parts that send are loading has pressed the button, too.
    const endWatch = watchLeaving();
    this.#endWatch = endWatch;
    this.#isQuiet = isQuiet;
    this.#show({ kind: 'sending' });
    this.#save(true);
    const { values } = this;
    const result = await attempt({
      ...this.options,
      fields: this.#fields,
      values,
      page: { href: location.href, referrer: document.referrer },
      honeypot: String(new FormData(this.form).get(honeypotName) ?? ''),
      isWanted: isLatest,
    });
    const wasLeaving = endWatch();
    if (!isLatest()) return;
    if (this.#endWatch === endWatch) {
      this.#endWatch = undefined;
      this.#tell(result, values);
      if (wasLeaving && isUnclear(result)) this.#expectLeaving(isLatest);
    } else if (!isUnclear(result)) {
      // The page was left and came back, and has said that the enquiry may have been sent or not.
      this.#tell(result, values, true);
    }
    if (result.kind !== 'unsent' || !result.answer) return;
    // A late answer still counts, unless the visitor has tried again.
    const answer = await result.answer;
    if (!isLatest()) return;
    const late = answer === 'sent' ? sent() : ({ kind: 'unsent', reason: answer } as const);
    if (!isUnclear(late)) this.#tell(late, values, true);
  };

  #tell(result: Result, values: Values, late = false) {
    // The popup may have been closed meanwhile: then a notice tells it, and the next page, too.
    const isSeen = this.place.closest('dialog')?.open ?? true;
    if (!isSeen) tellUnseen(this.#name, result.kind);
    if (result.kind === 'sent') return this.#show({ kind: 'sent', isEmpty: this.#clear(values) });
    this.#save(!isSeen);
    this.#show(result.kind === 'unsent' ? { ...result, late } : result);
  }

  /**
   * After a connection broke because the page was being left, the next page asks whether the enquiry
   * arrived; unless the visitor stays here, where it has been told.
   */
  #expectLeaving(isLatest: () => boolean) {
    this.#save(true);
    setTimeout(() => isLatest() && endSending(this.#name), stayMs);
  }

  /** Takes back what has been told of fields that are right now. What is wrong in another way waits for the button. */
  async #mend(): Promise<void> {
    const { stillFaulty, pressEnds } = await loadTools();
    // It may be on the button, which moves when less is told above it.
    await pressEnds();
    const { status } = this.#state;
    const faults =
      status.kind === 'faulty' && stillFaulty(status.faults, this.#fields, this.values);
    if (!faults) return;
    const isRight = Object.keys(faults).length === 0;
    this.#show(isRight ? { kind: 'open' } : { ...status, faults, isMended: true });
  }

  /**
   * Empties the form after a success, unless it was changed while a late answer was awaited.
   * @returns whether it is empty
   */
  #clear(sentValues: Values): boolean {
    const now = this.values;
    if (this.#fields.some(({ name }) => now[name] !== sentValues[name])) {
      this.#save(false);
      return false;
    }
    this.form.reset();
    this.#set({ cut: [] });
    forget(this.#name);
    return true;
  }

  /** Shows the fields again after a success. */
  readonly reopen = () => {
    this.#show({ kind: 'open' });
    // A field that is still hidden can't have the focus.
    setTimeout(() => this.form.querySelector('input')?.focus());
  };

  /** Cuts what has just been typed, pasted, dropped or filled in, if need be, and saves all. */
  #edit({ target }: Event) {
    const { form } = this;
    const field = this.#fields.find(({ name }) => form.elements.namedItem(name) === target);
    if (field) {
      const others = this.#state.cut.filter((name) => name !== field.name);
      const isCut = cutField(form, field);
      const wasCut = others.length < this.#state.cut.length;
      if (isCut !== wasCut) this.#set({ cut: isCut ? [...others, field.name] : others });
    }
    boundDays(form, this.#fields);
    saveDraft(this.#name, form, this.#fields);
  }

  /** @param sending whether it is on its way to the mail service */
  #save(sending: boolean) {
    saveDraft(this.#name, this.form, this.#fields, sending);
  }

  /** Whether the visitor is to be led to the present answer; true once for each. */
  takeTurn(): boolean {
    const isToTell = this.#isToTell;
    this.#isToTell = false;
    return isToTell;
  }

  #show(status: Status) {
    this.#isToTell = answersButton(status) && !this.#isQuiet;
    this.#set({ status });
  }

  #set(change: Partial<State>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Loads the code that checks and sends, before the button needs it. */
function touch() {
  loadTools().catch(() => undefined);
}

/** Cuts a text that fills the room of its field, and tells whether it had to. */
function cutField(form: HTMLFormElement, { name, limit }: EnquiryForm['fields'][number]): boolean {
  const field = form.elements.namedItem(name);
  const text = isTextField(field) ? cutText(field.value, limit) : undefined;
  if (isTextField(field) && text !== undefined) field.value = text;
  return text !== undefined;
}

/** Tells the page of what became of an enquiry whose form is not seen (enhancements/notice.ts). */
function tellUnseen(form: FormName, result: Result['kind']) {
  document.dispatchEvent(new CustomEvent('enquiry', { detail: { form, result } }));
}

/** Fills in what the page knows: the day of arrival of its address, and the trip that it shows. */
function addKnown(form: HTMLFormElement) {
  const day = readArrival(location.search);
  if (day) fillKnown(form, 'date', day);
  const trip = document.querySelector<HTMLElement>('main [data-trip-name]')?.dataset.tripName;
  if (trip) fillKnown(form, 'trip', trip);
}

/** Whether an attempt has ended without telling what became of the enquiry. */
function isUnclear(result: Result): boolean {
  return result.kind === 'unsent' && (result.reason === 'broken' || result.reason === 'late');
}
