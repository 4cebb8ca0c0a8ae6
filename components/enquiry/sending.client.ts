import { answerUnseen, type UnseenAnswer } from '@/lib/enquiry/draft';
import { type FormName, honeypotName, templateOf } from '@/lib/enquiry/form-names';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { type Obstacle, resultOf, type SendResult } from '@/lib/enquiry/state';

/** How long the visitor waits for an answer before hearing that none has come, in ms. */
const timeoutMs = 15_000;

/** Who is still on the page this long after leaving it has stayed, in ms. */
const stayMs = 5_000;

const leaveEvents = ['beforeunload', 'pagehide'] as const;

/** What keeps a form from being sent now. */
export function findObstacle(
  form: HTMLFormElement,
  mail: MailSettings | undefined,
): Obstacle | undefined {
  if (!mail) return 'notSetUp';
  if (new FormData(form).get(honeypotName)) return 'refused';
  return navigator.onLine ? undefined : 'offline';
}

/** One attempt to send an enquiry. As long as it is awaited, the browser asks who leaves the page. */
export class Sending {
  #isCalledOff = false;
  #isLeaving = false;

  /** @param tell gets the answer; 'late' first, if the visitor has waited long enough */
  constructor(readonly tell: (answer: SendResult) => void) {}

  /**
   * Sends it, once.
   * @param fields the fields of the form's template, by name
   */
  async start(mail: MailSettings, name: FormName, fields: Readonly<Record<string, string>>) {
    // Who listens for leaving can keep a page out of the back/forward cache: no longer than need be.
    for (const type of leaveEvents) addEventListener(type, this.#onLeave);
    const timer = setTimeout(this.tell, timeoutMs, 'late');
    const mailer = await loadMailer().catch(() => undefined);
    if (this.#isCalledOff) return clearTimeout(timer);
    let answer: SendResult = navigator.onLine ? 'missingParts' : 'offline';
    if (mailer) answer = await mailer.sendMail(mail, templateOf(name), fields);
    clearTimeout(timer);
    // Browsers cut the connections of a page that is being left: then the next page tells it.
    if (this.#isLeaving && resultOf(answer) === 'unknown') {
      await new Promise((end) => setTimeout(end, stayMs));
    }
    this.tell(answer);
  }

  /** It is no longer awaited: the visitor knows how it ended, or that this is unknown. */
  stopWaiting() {
    for (const type of leaveEvents) removeEventListener(type, this.#onLeave);
  }

  /** The visitor tries again: what has not left yet is not sent. */
  callOff() {
    this.#isCalledOff = true;
  }

  /** Lets the browser ask. */
  readonly #onLeave = (event: Event) => {
    this.#isLeaving = true;
    event.preventDefault();
  };
}

/** The popup may have been closed meanwhile: then a notice tells it, and the next page, too. */
export function announceUnseen(island: HTMLElement, detail: UnseenAnswer) {
  if (island.closest('dialog')?.open !== false) return;
  document.dispatchEvent(new CustomEvent<UnseenAnswer>(answerUnseen, { detail }));
}

/** Loads what sends before it is needed. If that fails, sending tries again. */
export function preloadMailer() {
  loadMailer().catch(() => undefined);
}

function loadMailer() {
  return import('./send-mail.client');
}
