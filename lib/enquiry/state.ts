import { type FormMessages, hasNoIssues, type Issues } from './validation';

/** Outcome of an enquiry that isn't confirmed as sent: nothing was sent, or that is unknown. */
type Unconfirmed = 'unsent' | 'unknown';

/** Why an enquiry has not been sent, or why that is not known; `messages.unsent` says it. */
export type Reason = keyof FormMessages['unsent'];

/**
 * The result of sending, as far as it is known: the enquiry was sent, or the reason why it was not. After
 * `broken` (browsers do not say whether a connection broke before the request or after it) and `late` it
 * may have been sent.
 */
export type SendResult =
  | 'sent'
  | Extract<Reason, 'offline' | 'refused' | 'busy' | 'signIn' | 'missingParts' | 'broken' | 'late'>;

/** What keeps a form without a mistake from being sent now. */
export type Obstacle = Extract<Reason, 'notSetUp' | 'refused' | 'offline'>;

/** The state of a form, as the visitor sees it. */
export type Status =
  /** As the server has sent it: the scripts have not taken over yet. */
  | { name: 'loading' }
  /** Nothing, or that what was typed earlier is still here. */
  | { name: 'idle'; isRestored?: boolean }
  /** Some of the issues may have been mended since they were shown. */
  | { name: 'invalid'; issues: Issues }
  | { name: 'sending' }
  /** The fields are empty, unless they were changed while a late answer was awaited. */
  | { name: 'sent'; isChanged: boolean }
  /** Nothing has been sent; or, by its reason, it may have been. */
  | { name: Unconfirmed; reason: Reason };

export type EnquiryState = {
  status: Status;
  /** How many times it was sent: only answers to the last time count. */
  attempt: number;
  /** Whether the visitor is led to the status: it answers a press. */
  takesFocus: boolean;
};

export type EnquiryEvent =
  /** The scripts have taken over. */
  | { type: 'started'; isRestored: boolean }
  /** The button was pressed. */
  | { type: 'submitted'; issues: Issues; obstacle: Obstacle | undefined }
  /** `isChanged`: the fields no longer hold the values that were sent. */
  | { type: 'answered'; attempt: number; answer: SendResult; isChanged: boolean }
  /** A field has changed: what is wrong now. */
  | { type: 'checked'; issues: Issues }
  /** The connection is there again. */
  | { type: 'online' }
  /** The fields are wanted again after a success. */
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

/** The next state of an enquiry; the same one when an event changes nothing. */
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
      // An earlier attempt, or nothing new.
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

/** Whether the message is ready for chat, e-mail or phone, because the site has no mail service. */
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

/** @param isLate whether the visitor no longer waits for it, and may be doing something else */
function withReason(state: EnquiryState, reason: Reason, isLate = false): EnquiryState {
  const { name, keepsFocus = false } = reasons[reason];
  return withStatus(state, { name, reason }, !keepsFocus && !isLate);
}
