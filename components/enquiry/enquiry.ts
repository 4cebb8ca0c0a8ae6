import { subscribeToDay } from '@/components/dates/day-store';
import { readDraft, saveDraft } from '@/components/storage/storage';
import { subscribeToChoice } from '@/components/trip-options/choice-store';
import type { FormsFile, FormWithOptions } from '@/lib/browser-files/types';
import type { MailSettings } from '@/lib/enquiry/mail-settings';
import {
  type EnquiryContent,
  type FormName,
  templateFields,
  templateOf,
} from '@/lib/enquiry/message';
import { checkValues, type FormMessages, type Issue, type Values } from '@/lib/enquiry/validation';
import { interpolate } from '@/lib/text/interpolate';
import { FormFields } from './form-fields';
import { readChosen, readPageValues } from './page-values';
import { type SendResult, sendMail } from './send-mail';

/** Time limit for the answer of the mail service, in ms. The enquiry may still be sent after it. */
const timeoutMs = 15_000;

/** Why an enquiry was not sent, or may not have been sent; the text is in `messages.unsent`. */
export type Reason = keyof FormMessages['unsent'];

/** The status that a form shows: loading, idle; after the button invalid or sending; after sending sent or unsent. */
export type Status =
  /** The form is as the server rendered it. */
  | { name: 'loading' }
  /** The form shows no message, or says that a draft was restored. */
  | { name: 'idle'; isRestored?: boolean }
  /** Some of these mistakes may have been corrected since. */
  | { name: 'invalid'; issues: readonly Issue[] }
  | { name: 'sending' }
  /** The fields are empty, unless the visitor changed them before a late answer. */
  | { name: 'sent'; isChanged: boolean }
  /** The enquiry was not sent or, for some reasons, may have been sent. */
  | { name: 'unsent'; reason: Reason };

export type EnquiryState = {
  status: Status;
  /** Whether the status answers a press of the button, and so gets the focus. */
  takesFocus: boolean;
  /** What would be sent now. */
  content: EnquiryContent;
};

export const initialState: EnquiryState = {
  status: { name: 'loading' },
  takesFocus: false,
  content: { fields: [], values: {}, chosen: '', page: '' },
};

/**
 * The enquiry of a form, from the draft to the answer of the mail service. It is a store for `useSyncExternalStore`
 * (`subscribe`, `getState`), and its other methods are the events of the form. It lives outside React: the fields hold
 * the text, and this holds the status. Both survive when other software has changed the page and React has to render
 * the form again.
 */
export class Enquiry {
  readonly form: FormWithOptions;
  private readonly fields: FormFields;
  private readonly listeners = new Set<() => void>();
  private state = initialState;
  private latestAnswer: Promise<SendResult> | undefined;

  constructor(
    readonly name: FormName,
    readonly formsFile: FormsFile,
  ) {
    this.form = formsFile.forms[name];
    this.fields = new FormFields(name, this.form.fields);
  }

  getState = (): EnquiryState => this.state;

  /** Calls the listener after each change of the state. @returns a function that unsubscribes it */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /**
   * The form is on the page. The first call fills in the draft.
   * @returns a function for when the form leaves the page
   */
  start(): () => void {
    if (this.state === initialState) this.restoreDraft();
    else this.onChoice();
    const subscriptions = [subscribeToChoice(this.onChoice), subscribeToDay(this.onChoice)];
    addEventListener('online', this.onOnline);
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      removeEventListener('online', this.onOnline);
    };
  }

  /** A field has changed. Saves the draft, and removes the messages about corrected mistakes. */
  onInput = (): void => {
    saveDraft(this.name, this.fields.readChanged());
    const { status } = this.state;
    this.show(status.name === 'invalid' ? this.withoutCorrected(status.issues) : status);
  };

  /** Sends the enquiry if it is valid and can be sent now. It has no effect during sending. */
  submit(): void {
    if (this.state.status.name === 'sending' || !this.validate()) return;
    const { mail } = this.formsFile;
    if (!mail) this.showUnsent('notSetUp', true);
    else if (this.fields.isFromBot()) this.showUnsent('refused', true);
    else if (!navigator.onLine) this.showUnsent('offline', true);
    else void this.send(mail);
  }

  /** Validates the fields, and shows the mistakes if there are any. @returns whether there are none */
  validate(): boolean {
    const issues = this.findIssues();
    if (issues.length === 0) return true;
    this.show({ name: 'invalid', issues }, true);
    return false;
  }

  /** Shows the fields again after a success. */
  reopen(): void {
    this.show({ name: 'idle' });
  }

  private restoreDraft(): void {
    const draft = readDraft(this.name);
    this.fields.fillDraft(draft ?? {}, this.readPage().message);
    this.fields.fillFromPage(this.readPage());
    this.show({ name: 'idle', isRestored: draft !== undefined });
  }

  private readonly onChoice = (): void => {
    this.fields.fillFromPage(this.readPage());
    this.show(this.state.status);
  };

  private readonly onOnline = (): void => {
    const { status } = this.state;
    if (status.name === 'unsent' && status.reason === 'offline') this.showUnsent('waiting', false);
  };

  /** Sends the enquiry once, and shows the result, even if it comes after the time limit. */
  private async send(mail: MailSettings): Promise<void> {
    this.show({ name: 'sending' });
    const { content } = this.state;
    const answer = sendMail(mail, templateOf(this.name), templateFields(content));
    this.latestAnswer = answer;
    const inTime = await withinTimeLimit(answer);
    this.showResult(inTime ?? 'late', content.values, true);
    if (inTime) return;

    const result = await answer;
    // The visitor may have tried again, and already knows that the enquiry may have been sent.
    const isNews = answer === this.latestAnswer && result !== 'broken' && result !== 'late';
    if (isNews) this.showResult(result, content.values, false);
  }

  /**
   * Shows the result of an attempt. After a success, it empties the fields and removes the draft, unless the visitor
   * has changed the fields meanwhile.
   * @param sent the values that the attempt has sent
   */
  private showResult(result: SendResult, sent: Values, takesFocus: boolean): void {
    if (result !== 'sent') {
      this.showUnsent(result, takesFocus);
      return;
    }
    const values = this.fields.read();
    const isChanged = this.form.fields.some(({ name }) => values[name] !== sent[name]);
    if (!isChanged) {
      this.fields.clear();
      this.fields.fillFromPage(this.readPage());
      saveDraft(this.name, {});
    }
    this.show({ name: 'sent', isChanged }, takesFocus);
  }

  private showUnsent(reason: Reason, takesFocus: boolean): void {
    this.show({ name: 'unsent', reason }, takesFocus);
  }

  private show(status: Status, takesFocus = false): void {
    this.state = { status, takesFocus, content: this.readContent() };
    // Some browsers do not put a page with this listener into the back/forward cache, so it is added only while needed.
    if (status.name === 'sending') addEventListener('beforeunload', this.askToStay);
    else removeEventListener('beforeunload', this.askToStay);
    for (const listener of this.listeners) listener();
  }

  private readonly askToStay = (event: Event): void => event.preventDefault();

  private readPage() {
    return readPageValues(this.name, this.formsFile);
  }

  private readContent(): EnquiryContent {
    const values = this.fields.read();
    return {
      fields: this.form.fields,
      values,
      chosen: readChosen(this.name, this.formsFile, values, this.fields.readChanged()),
      page: interpolate(this.formsFile.messages.page, { page: location.href }),
    };
  }

  /** The status after a change. New mistakes wait for the next press of the button. */
  private withoutCorrected(shown: readonly Issue[]): Status {
    const present = this.findIssues();
    const issues = shown.filter(({ name, cause }) =>
      present.some((issue) => issue.name === name && issue.cause === cause),
    );
    return issues.length > 0 ? { name: 'invalid', issues } : { name: 'idle' };
  }

  private findIssues(): Issue[] {
    return checkValues(this.form.fields, this.fields.read(), this.formsFile.messages);
  }
}

/** @returns undefined if there is no answer within the time limit */
function withinTimeLimit(answer: Promise<SendResult>): Promise<SendResult | undefined> {
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs));
  return Promise.race([answer, limit]);
}
