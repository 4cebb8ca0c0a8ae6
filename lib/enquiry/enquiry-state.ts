import type { FormMessages, Issue, Values } from './validation';

/** Why an enquiry was not sent, or may not have been sent; the text is in `messages.unsent`. */
type Reason = Exclude<keyof FormMessages['unsent'], 'notSetUp'>;

/** What an attempt to send leads to, by the answer of the mail service (`Progress`). */
export type Result = 'sent' | 'notSetUp' | Reason;

/** After these reasons, the enquiry may have been sent. */
const isUncertain = (reason: Reason) => reason === 'broken' || reason === 'late';

/** The result of an attempt. */
type Answer = { attempt: Attempt; result: Result };

/** The unsent values of a form, and whether they, or earlier ones, may have been sent. */
export type Draft = { values: Values; mayHaveArrived: boolean };

/** A text that is being sent, or was. Each attempt is an object of its own, even with the same text. */
export type Attempt = { content: Values; enquiryNumber: number };

/**
 * How far an enquiry has come. `loading` lasts until the script starts, `restored` (with a draft) until a press of the
 * button. A press without mistakes always leads to `sending`, and then the mail service decides:
 *
 * | answer to the latest attempt       | result                | progress           | fields and draft |
 * | ---------------------------------- | --------------------- | ------------------ | ---------------- |
 * | OK                                 | sent                  | sent               | emptied          |
 * | OK, but the text was changed since | sent                  | sentBeforeChanges  | kept             |
 * | none in time, or a gateway’s       | late                  | unsent, maybe sent | kept             |
 * | none: the connection broke         | broken                | unsent, maybe sent | kept             |
 * | an error, or no OK                 | busy, refused, signIn | unsent             | kept             |
 * | not asked: no connection           | offline, then waiting | unsent             | kept             |
 * | not asked: no mail service         | notSetUp              | prepared           | kept             |
 *
 * After `late`, the answer itself may come, and is told. Of an answer to an earlier attempt, only an OK is told: for
 * the present text as above, for another one as `earlier`. A text that has arrived is never sent again. A draft that
 * may have been sent opens as `late`.
 */
type Progress =
  | { name: 'loading' | 'restored' | 'ready' | 'prepared' | 'sent' | 'sentBeforeChanges' }
  | { name: 'sending'; attempt: Attempt; wasUncertain: boolean }
  | { name: 'unsent'; attempt: Attempt; wasUncertain: boolean; reason: Reason };

export type EnquiryState = {
  progress: Progress;
  /** The texts that have arrived. */
  arrived: readonly Values[];
  /** The mistakes that are shown, in place of the progress. Some may have been corrected since. */
  issues: readonly Issue[];
  /** Counts the enquiries that are written on a page. An answer to one of them is not told about the next. */
  enquiryNumber: number;
};

export const initialState: EnquiryState = {
  progress: { name: 'loading' },
  arrived: [],
  issues: [],
  enquiryNumber: 0,
};

export type EnquiryEvent =
  /** The script has started, with a draft if there is one, or the visitor writes another enquiry. */
  | { type: 'opened'; draft?: Draft | undefined }
  /** A field, the day or the choice for a trip has changed. */
  | { type: 'changed' }
  /** The visitor wants to send the text in another way. */
  | { type: 'checked' }
  /** The visitor has pressed the button. Without mistakes, it starts an attempt. */
  | { type: 'submitted' }
  /** An attempt has a result. After `late` it may get another one. */
  | ({ type: 'answered' } & Answer)
  /** The connection is back. */
  | { type: 'online' };

/** What would be sent when an event happens, and all mistakes in it. */
type Outgoing = { content: Values; issues: readonly Issue[] };

/** @returns the state after an event */
export function nextState(
  state: EnquiryState,
  event: EnquiryEvent,
  { content, issues }: Outgoing,
): EnquiryState {
  const { progress, enquiryNumber } = state;
  switch (event.type) {
    case 'opened': {
      const attempt = { content, enquiryNumber: enquiryNumber + 1 };
      const opened: Progress = event.draft?.mayHaveArrived
        ? { name: 'unsent', attempt, wasUncertain: false, reason: 'late' }
        : { name: event.draft ? 'restored' : 'ready' };
      return { ...initialState, progress: opened, enquiryNumber: attempt.enquiryNumber };
    }
    case 'changed': {
      // New mistakes wait for the next press of the button.
      const isStillThere = (shown: Issue) =>
        issues.some(({ name, cause }) => name === shown.name && cause === shown.cause);
      return { ...state, issues: state.issues.filter(isStillThere) };
    }
    case 'checked': {
      const isRestored = progress.name === 'restored';
      return { ...state, progress: isRestored ? { name: 'ready' } : progress, issues };
    }
    case 'submitted': {
      if (issues.length > 0) return nextState(state, { type: 'checked' }, { content, issues });
      if (isOneOf(state.arrived, content))
        return { ...state, progress: { name: 'sent' }, issues: [] };
      const attempt = { content, enquiryNumber };
      const wasUncertain = mayHaveArrived(progress);
      return { ...state, progress: { name: 'sending', attempt, wasUncertain }, issues: [] };
    }
    case 'answered': {
      if (event.attempt.enquiryNumber !== enquiryNumber) return state;
      const answered = { ...state, progress: afterAnswer(progress, event, content) };
      if (event.result !== 'sent') return answered;
      // Mistakes in a later text do not hide that this one has arrived.
      return { ...answered, arrived: [...state.arrived, event.attempt.content], issues: [] };
    }
    case 'online': {
      const isOffline = progress.name === 'unsent' && progress.reason === 'offline';
      return isOffline ? { ...state, progress: { ...progress, reason: 'waiting' } } : state;
    }
  }
}

/** Whether an attempt may have arrived whose answer is not known. */
export function mayHaveArrived(progress: Progress): boolean {
  if (progress.name === 'sending') return true;
  return progress.name === 'unsent' && (progress.wasUncertain || isUncertain(progress.reason));
}

/** @param content what would be sent now */
function afterAnswer(progress: Progress, { attempt, result }: Answer, content: Values): Progress {
  // It has arrived by another attempt.
  if (progress.name !== 'sending' && progress.name !== 'unsent') return progress;
  if (result === 'sent') {
    if (isSame(attempt.content, content)) return { name: 'sent' };
    const isLatest = isSame(attempt.content, progress.attempt.content);
    return isLatest ? { name: 'sentBeforeChanges' } : progress;
  }
  if (attempt !== progress.attempt) return progress;
  if (result === 'notSetUp') return { name: 'prepared' };
  // The visitor knows already that it may have arrived, or that it has not.
  if (progress.name === 'unsent' && isUncertain(result)) return progress;
  return { ...progress, name: 'unsent', reason: result };
}

const isSame = (one: Values, other: Values) =>
  Object.keys(one).every((name) => one[name] === other[name]);

const isOneOf = (texts: readonly Values[], content: Values) =>
  texts.some((text) => isSame(text, content));

/** What a form shows of its state. */
export type Status =
  | Exclude<Progress, { name: 'unsent' }>
  /** `earlier`: another attempt may have arrived, or one with another text has. */
  | { name: 'unsent'; reason: Reason; earlier: keyof FormMessages['earlier'] | undefined }
  /** The fields have been changed back to a text that has arrived. */
  | { name: 'arrived' }
  | { name: 'invalid'; issues: readonly Issue[] };

/** @param content what would be sent now */
export function statusOf({ progress, arrived, issues }: EnquiryState, content: Values): Status {
  if (issues.length > 0) return { name: 'invalid', issues };
  const isOver = progress.name === 'unsent' || progress.name === 'sentBeforeChanges';
  if (isOver && isOneOf(arrived, content)) return { name: 'arrived' };
  if (progress.name !== 'unsent') return progress;
  const { reason, wasUncertain } = progress;
  // These reasons say themselves that an attempt may have arrived.
  const uncertain = wasUncertain && !isUncertain(reason) ? 'uncertain' : undefined;
  return { name: 'unsent', reason, earlier: arrived.length > 0 ? 'arrived' : uncertain };
}
