import { type FormMessages, hasNoIssues, type Issues } from './validation';

/** Outcome of an enquiry that isn't confirmed as sent: nothing was sent, or that is unknown. */
type Unconfirmed = 'unsent' | 'unknown';

/** The reason why an enquiry has not been sent, or may not have been; its text is in `messages.unsent`. */
export type Reason = keyof FormMessages['unsent'];

/**
 * The result of sending, as far as it is known: the enquiry was sent, or the reason why it was not. After
 * `broken` (browsers do not say whether a connection broke before the request or after it) and `late` it
 * may have been sent.
 */
export type SendResult =
  | 'sent'
  | Extract<Reason, 'offline' | 'refused' | 'busy' | 'signIn' | 'missingParts' | 'broken' | 'late'>;

/** A reason why a valid form can't be sent now. */
export type Obstacle = Extract<Reason, 'notSetUp' | 'refused' | 'offline'>;

/** The state of a form, as the visitor sees it. */
export type Status =
  /** The form as the server rendered it, before the scripts take over. */
  | { name: 'loading' }
  /** No message, or that a draft was restored. */
  | { name: 'idle'; isRestored?: boolean }
  /** Some of these mistakes may have been corrected since. */
  | { name: 'invalid'; issues: Issues }
  | { name: 'sending' }
  /** The fields are empty, unless the visitor changed them before a late answer. */
  | { name: 'sent'; isChanged: boolean }
  /** The enquiry has not been sent or, depending on the reason, may have been. */
  | { name: Unconfirmed; reason: Reason };

export type EnquiryState = {
  status: Status;
  /** The number of attempts. Only answers to the last one count. */
  attempt: number;
  /** Whether the status takes the focus, because it answers a press of the button. */
  takesFocus: boolean;
};

export type EnquiryEvent =
  /** The scripts have taken over. */
  | { type: 'started'; isRestored: boolean }
  /** The button was pressed. */
  | { type: 'submitted'; issues: Issues; obstacle: Obstacle | undefined }
  /** `isChanged`: the fields no longer hold the values that were sent. */
  | { type: 'answered'; attempt: number; answer: SendResult; isChanged: boolean }
  /** A field has changed. These are the current mistakes. */
  | { type: 'checked'; issues: Issues }
  /** The network connection is back. */
  | { type: 'online' }
  /** The visitor wants another enquiry after a success. */
  | { type: 'reopened' };

/**
 * For each reason: whether nothing has been sent, or that is unknown; the button that sends with one press; whether
 * the focus stays where it is, because the reason doesn't answer a press.
 */
export const reasons: Record<
  Reason,
  { name: Unconfirmed; button?: 'again' | 'sendNow'; keepsFocus?: true }
> = {
  notSetUp: { name: 'unsent' },
  offline: { name: 'unsent' },
  waiting: { name: 'unsent', button: 'sendNow', keepsFocus: true },
  missingParts: { name: 'unsent', button: 'again' },
  refused: { name: 'unsent', button: 'again' },
  busy: { name: 'unsent', button: 'again' },
  signIn: { name: 'unsent', button: 'again' },
  broken: { name: 'unknown', button: 'again' },
  late: { name: 'unknown' },
};

export const initialState: EnquiryState = {
  status: { name: 'loading' },
  attempt: 0,
  takesFocus: false,
};

/** Returns the next state of an enquiry, or the same state if an event changes nothing. */
export function reduce(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const { status, attempt } = state;
  switch (event.type) {
    case 'started':
      return withStatus(state, { name: 'idle', isRestored: event.isRestored });
    case 'submitted': {
      if (status.name === 'sending') return state;
      const { issues, obstacle } = event;
      if (!hasNoIssues(issues)) return withStatus(state, { name: 'invalid', issues }, true);
      if (obstacle) return withReason(state, obstacle);
      return withStatus({ ...state, attempt: attempt + 1 }, { name: 'sending' });
    }
    case 'answered': {
      const { answer, isChanged } = event;
      const isLate = status.name !== 'sending';
      // This is the answer to an earlier attempt, or not new.
      if (event.attempt !== attempt || (isLate && resultOf(answer) === 'unknown')) return state;
      if (answer === 'sent') return withStatus(state, { name: 'sent', isChanged }, !isLate);
      return withReason(state, answer, isLate);
    }
    case 'checked': {
      if (status.name !== 'invalid') return state;
      const shown = Object.entries(status.issues);
      // New errors are shown when the button is pressed again.
      const left = shown.filter(([name, { cause }]) => event.issues[name]?.cause === cause);
      if (left.length === shown.length) return state;
      if (left.length === 0) return withStatus(state, { name: 'idle' });
      return withStatus(state, { name: 'invalid', issues: Object.fromEntries(left) });
    }
    case 'online':
      return 'reason' in status && status.reason === 'offline'
        ? withReason(state, 'waiting')
        : state;
    case 'reopened':
      return status.name === 'sent' ? withStatus(state, { name: 'idle' }) : state;
  }
}

/** Whether the message is prepared for sending by other ways, because the site has no mail service. */
export function isPrepared(status: Status): boolean {
  return 'reason' in status && status.reason === 'notSetUp';
}

/** Whether an enquiry was sent, was not sent, or may have been sent. */
function resultOf(answer: SendResult): 'sent' | Unconfirmed {
  return answer === 'sent' ? answer : reasons[answer].name;
}

function withStatus(state: EnquiryState, status: Status, takesFocus = false): EnquiryState {
  return { ...state, status, takesFocus };
}

/** @param isLate whether the visitor no longer waits for the answer, and may be doing something else */
function withReason(state: EnquiryState, reason: Reason, isLate = false): EnquiryState {
  const { name, keepsFocus = false } = reasons[reason];
  return withStatus(state, { name, reason }, !keepsFocus && !isLate);
}
