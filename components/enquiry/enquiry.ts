import { subscribeToDay } from '@/components/dates/day-store';
import { subscribeToChoice } from '@/components/trip-options/choice-store';
import { readDraft, saveDraft } from '@/lib/browser-storage';
import type { FormsFile, FormWithOptions } from '@/lib/content/query/forms';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import {
  type EnquiryContent,
  enquiryText,
  type FormName,
  templateFields,
  templateOf,
} from '@/lib/enquiry/message';
import {
  checkValues,
  type FormMessages,
  hasNoIssues,
  type Issues,
  type Values,
} from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { FormFields } from './form-fields';
import { type SendResult, sendMail } from './send-mail';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** Why an enquiry was not sent, or may not have been sent; the text is in `messages.unsent`. */
export type Reason = keyof FormMessages['unsent'];

/** The status that a form shows. */
export type Status =
  /** The form is as the server rendered it. */
  | { name: 'loading' }
  /** The form shows no message, or says that a draft was restored. */
  | { name: 'idle'; isRestored?: boolean }
  /** Some of these mistakes may have been corrected since. */
  | { name: 'invalid'; issues: Issues }
  | { name: 'sending' }
  /** The fields are empty, unless the visitor changed them before a late answer. */
  | { name: 'sent'; isChanged: boolean }
  /** The enquiry was not sent or, for some reasons, may have been sent. */
  | { name: 'unsent'; reason: Reason };

export type EnquiryState = {
  status: Status;
  /** The values of the fields. */
  values: Values;
  /** The parts of the visitor's choice for a trip that have no field in the form, as lines of text. */
  chosen: string;
};

export const initialState: EnquiryState = { status: { name: 'loading' }, values: {}, chosen: '' };

/**
 * The enquiry of a form, from the draft to the answer of the mail service. It lives outside React: the fields hold the
 * text, and this holds the status. Both survive when other software has changed the page and React has to render the
 * form again.
 */
export class Enquiry {
  readonly form: FormWithOptions;
  private readonly fields: FormFields;
  private state = initialState;
  private readonly listeners = new Set<() => void>();
  /** The attempt whose answer counts. */
  private latest: Promise<SendResult> | undefined;
  private takesFocus = false;

  constructor(
    readonly name: FormName,
    readonly data: FormsFile,
  ) {
    this.form = data.forms[name];
    this.fields = new FormFields(name, data);
  }

  getState = (): EnquiryState => this.state;

  /** Calls the listener after each event. @returns a function that unsubscribes it */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Fills in the draft and the values of the page. Only the first call has an effect. */
  start(): void {
    if (this.state !== initialState) return;
    const draft = readDraft(this.name);
    this.fields.fillDraft(draft ?? {});
    this.fields.fillFromPage();
    const onChoice = () => {
      this.fields.fillFromPage();
      this.show(this.state.status);
    };
    subscribeToChoice(onChoice);
    subscribeToDay(onChoice);
    addEventListener('online', () => {
      const { status } = this.state;
      if (status.name === 'unsent' && status.reason === 'offline') this.showUnsent('waiting');
    });
    this.show({ name: 'idle', isRestored: draft !== undefined });
  }

  /** Call this after each change of a field. It saves the draft and removes the messages about corrected mistakes. */
  onInput = (): void => {
    saveDraft(this.name, this.fields.readTyped());
    const { status } = this.state;
    this.show(status.name === 'invalid' ? afterChange(status.issues, this.findIssues()) : status);
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  submit(): void {
    if (this.state.status.name === 'sending' || !this.validate()) return;
    const { mail } = this.data;
    if (!mail) this.showUnsent('notSetUp', true);
    else if (this.fields.isFromBot()) this.showUnsent('refused', true);
    else if (!navigator.onLine) this.showUnsent('offline', true);
    else void this.send(mail);
  }

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    const issues = this.findIssues();
    if (hasNoIssues(issues)) return true;
    this.show({ name: 'invalid', issues }, true);
    return false;
  }

  /** Shows the fields again after a success. */
  reopen = (): void => {
    this.show({ name: 'idle' });
    // A hidden field can't get the focus, and React has not rendered it yet.
    setTimeout(() => this.fields.form.querySelector('input')?.focus());
  };

  /** The enquiry as plain text, for chat, e-mail and phone. */
  writeText(): string {
    return enquiryText(this.form.subject, this.content());
  }

  /** Moves the focus to the status, once, if it answers a press of the button. */
  focusStatus(element: HTMLElement): void {
    if (!this.takesFocus) return;
    this.takesFocus = false;
    element.focus({ preventScroll: true });
    // Scroll it to the top, so that as many fields as possible are visible below it.
    element.scrollIntoView();
  }

  /** Sends the enquiry once, and shows the result. */
  private async send(mail: MailSettings): Promise<void> {
    this.show({ name: 'sending' });
    const { values } = this.state;
    const attempt = sendMail(mail, templateOf(this.name), templateFields(this.content()));
    this.latest = attempt;
    const timer = setTimeout(() => this.showResult('late', values), timeoutMs);
    const result = await attempt;
    clearTimeout(timer);
    // After the time limit, the visitor may have tried again.
    if (attempt === this.latest) this.showResult(result, values);
  }

  /**
   * Shows the result of an attempt. After a success, it empties the fields and removes the draft, unless the visitor
   * has changed the fields meanwhile.
   * @param sent the values that the attempt has sent
   */
  private showResult(result: SendResult, sent: Values): void {
    const isAwaited = this.state.status.name === 'sending';
    if (result !== 'sent') {
      // After the time limit, the visitor already knows that the enquiry may have been sent.
      const isNews = isAwaited || (result !== 'broken' && result !== 'late');
      if (isNews) this.showUnsent(result, isAwaited);
      return;
    }
    const values = this.fields.read();
    const isChanged = this.form.fields.some(({ name }) => values[name] !== sent[name]);
    if (!isChanged) {
      this.fields.reset();
      saveDraft(this.name, {});
    }
    this.show({ name: 'sent', isChanged }, isAwaited);
  }

  private showUnsent(reason: Reason, takesFocus = false): void {
    this.show({ name: 'unsent', reason }, takesFocus);
  }

  /**
   * Shows a status and the present values.
   * @param takesFocus whether the status answers a press of the button
   */
  private show(status: Status, takesFocus = false): void {
    this.state = { status, values: this.fields.read(), chosen: this.fields.readChosen() };
    this.takesFocus = takesFocus;
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (status.name === 'sending') addEventListener('beforeunload', this.askToStay);
    else removeEventListener('beforeunload', this.askToStay);
    for (const listener of this.listeners) listener();
  }

  private readonly askToStay = (event: Event): void => event.preventDefault();

  private findIssues(): Issues {
    return checkValues(this.form.fields, this.fields.read(), this.data.messages);
  }

  private content(): EnquiryContent {
    const page = interpolate(this.data.messages.page, { page: location.href });
    return { ...this.state, fields: this.form.fields, page };
  }
}

/** The status after a change: mistakes that were shown stay, and new ones wait for the next press of the button. */
function afterChange(shown: Issues, present: Issues): Status {
  const remaining = Object.entries(shown).filter(
    ([name, { cause }]) => present[name]?.cause === cause,
  );
  return remaining.length > 0
    ? { name: 'invalid', issues: Object.fromEntries(remaining) }
    : { name: 'idle' };
}
