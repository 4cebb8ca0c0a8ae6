import { isItemRoute } from '@/lib/routes/routes';
import { parseJson } from '@/lib/text/parse-json';
import { type Enquiry, type Entry, incompleteDate } from './enquiry';
import { templateFields } from './message';
import type { FormMessages, Issue } from './validation';

/** Why an enquiry was not sent, or may not have been. Its text is in `messages.failed`. */
type Reason = keyof FormMessages['failed'];

/** The result of an attempt to send. */
export type Result = 'sent' | Reason;

/** What is known of earlier attempts to send a form. */
type EarlierAttempts = {
  /** The mails of those that had no certain answer (`mailOf`). */
  uncertainMails: readonly string[];
  /** The mails of those that were delivered (`mailOf`). */
  deliveredMails: readonly string[];
};

/** What the visitor has entered into a form and not sent. */
export type Draft = EarlierAttempts & Entry;

/**
 * The state of a form: `loading` until the script starts, then `restored` if there is a draft. Pressing Send without
 * mistakes leads to `sending`. Then the answer of the mail service decides:
 *
 * | answer to the attempt              | result                   | state                          | fields and draft |
 * | ---------------------------------- | ------------------------ | ------------------------------ | ---------------- |
 * | OK                                 | sent                     | sent                           | emptied          |
 * | OK, but the text was changed since | sent                     | sentBeforeChanges              | kept             |
 * | none in time, or no certain one    | noAnswer                 | failed, perhaps delivered      | kept             |
 * | none: the connection broke         | connectionLost           | failed, perhaps delivered      | kept             |
 * | an error, or a filled honeypot     | busy, notAccepted        | failed                         | kept             |
 * | not asked: no connection           | offline                  | failed                         | kept             |
 * | not asked: no mail service         | notSetUp                 | failed                         | kept             |
 *
 * After `noAnswer`, an OK may still arrive, even during the next attempt: then that text was delivered. Any other late
 * answer is ignored.
 *
 * A later page opens a draft with `noAnswer` if an attempt may have been delivered, and otherwise with
 * `sentBeforeChanges` if an earlier text was.
 */
export type EnquiryState = EarlierAttempts & {
  /** What would be sent now. The fields show its values. */
  enquiry: Enquiry;
  /** The mistakes that are shown. */
  issues: readonly Issue[];
} & (
    | { status: 'loading' | 'restored' | 'ready' | 'sentBeforeChanges' }
    | { status: 'sent'; delivered: Enquiry }
    | { status: 'sending'; attempt: Enquiry }
    | { status: 'failed'; attempt?: Enquiry; reason: Reason }
  );

export type EnquiryEvent =
  /** The script has started, perhaps with a draft, or the visitor begins another enquiry. */
  | { type: 'opened'; draft?: Draft | undefined }
  /** A field, the day of arrival or the choice has changed. */
  | { type: 'changed' }
  /** The visitor has pressed Send. */
  | { type: 'submitted' }
  /** An attempt has a result. `noAnswer` may be followed by a second result. */
  | { type: 'settled'; attempt: Enquiry; result: Result };

/**
 * @param enquiry what would be sent when the event happens
 * @param issues all mistakes in it
 * @returns the state after an event
 */
export function nextState(
  previous: EnquiryState,
  event: EnquiryEvent,
  enquiry: Enquiry,
  issues: readonly Issue[],
): EnquiryState {
  const state = { ...previous, enquiry };
  switch (event.type) {
    case 'opened': {
      const { uncertainMails = [], deliveredMails = [] } = event.draft ?? {};
      const opened = { enquiry, issues: [], uncertainMails, deliveredMails };
      if (uncertainMails.length > 0) return { ...opened, status: 'failed', reason: 'noAnswer' };
      if (deliveredMails.length > 0) return { ...opened, status: 'sentBeforeChanges' };
      const isEmpty = Object.keys(event.draft?.entered ?? {}).length === 0;
      return { ...opened, status: isEmpty ? 'ready' : 'restored' };
    }
    case 'changed': {
      // New mistakes are not shown until Send is pressed again.
      const isStillThere = (shown: Issue) =>
        issues.some(({ name, kind }) => name === shown.name && kind === shown.kind);
      return { ...state, issues: previous.issues.filter(isStillThere) };
    }
    case 'submitted': {
      if (issues.length > 0) return { ...state, issues };
      const { uncertainMails, deliveredMails } = previous;
      // The visitor has undone the changes, so this mail has already been sent.
      if (deliveredMails.includes(mailOf(enquiry))) return afterOk(previous, enquiry, enquiry);
      const attempt = enquiry;
      return { status: 'sending', enquiry, attempt, issues, uncertainMails, deliveredMails };
    }
    case 'settled': {
      const { attempt, result } = event;
      const latest = 'attempt' in previous ? previous.attempt : undefined;
      if (result === 'sent') {
        const delivered = mailOf(attempt);
        // An earlier enquiry, which was finished, may get a late OK.
        if (!pendingMails(previous).includes(delivered)) return state;
        const uncertainMails = previous.uncertainMails.filter((mail) => mail !== delivered);
        const deliveredMails = [...previous.deliveredMails, delivered];
        // If the latest attempt has another text, its own answer decides.
        if (latest && mailOf(latest) !== delivered)
          return { ...state, uncertainMails, deliveredMails };
        return afterOk({ uncertainMails, deliveredMails }, attempt, enquiry);
      }
      if (previous.status !== 'sending' || latest !== attempt) return state;
      const failed = { ...state, status: 'failed', attempt, reason: result } as const;
      if (!isUncertain(result)) return failed;
      return { ...failed, uncertainMails: [...previous.uncertainMails, mailOf(attempt)] };
    }
  }
}

/** The state after an OK. It shows no mistakes of a later text, because they would hide that this one was delivered. */
function afterOk(
  { uncertainMails, deliveredMails }: EarlierAttempts,
  attempt: Enquiry,
  enquiry: Enquiry,
): EnquiryState {
  const after = { enquiry, issues: [] };
  return mailOf(attempt) === mailOf(enquiry)
    ? { ...after, status: 'sent', delivered: attempt, uncertainMails: [], deliveredMails: [] }
    : { ...after, status: 'sentBeforeChanges', uncertainMails, deliveredMails };
}

/** The mails for which an OK may still arrive. */
const pendingMails = (state: EnquiryState): readonly string[] =>
  state.status === 'sending'
    ? [...state.uncertainMails, mailOf(state.attempt)]
    : state.uncertainMails;

/** Whether the enquiry may have been sent despite this reason. */
export const isUncertain = (reason: Reason): boolean =>
  reason === 'connectionLost' || reason === 'noAnswer';

/** The draft of a form in this state. Half-typed dates are not in it, because no date field can show them again. */
export function draftOf(state: EnquiryState): Draft {
  const entries = Object.entries(state.enquiry.entered);
  return {
    entered: Object.fromEntries(entries.filter(([, value]) => value !== incompleteDate)),
    uncertainMails: pendingMails(state),
    deliveredMails: state.deliveredMails,
    page: state.enquiry.page,
  };
}

/**
 * Parses a stored draft, which visitors can edit. Leaves out what is not valid.
 * @param text empty for an empty draft
 * @param origin that of this site, to which the page of an enquiry belongs
 */
export function parseDraft(text: string, origin: string): Draft {
  const isText = (value: unknown) => typeof value === 'string';
  const textsIn = (list: unknown) => (Array.isArray(list) ? list.filter(isText) : []);
  const { entered, page, uncertainMails, deliveredMails } = Object(parseJson(text));
  const { url, package: item } = Object(page);
  const isPage = isText(url) && url.startsWith(`${origin}/`);
  const isItem = isText(item?.name) && isItemRoute(item.route);
  const fields = Object.entries<string>(Object(entered)).filter(([, value]) => isText(value));
  return {
    entered: Object.fromEntries(fields),
    page: isPage ? { url, package: isItem ? item : undefined } : undefined,
    uncertainMails: textsIn(uncertainMails),
    deliveredMails: textsIn(deliveredMails),
  };
}

/** What the mail service would get, without the page's address, which changes when a dialog opens. */
const mailOf = (enquiry: Enquiry) => JSON.stringify(templateFields({ ...enquiry, pageLine: '' }));
