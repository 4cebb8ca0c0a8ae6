import type { FormMessages, Issue, Values } from './validation';

/** Why an enquiry was not sent, or may not have been sent; the text is in `messages.unsent`. */
type Reason = keyof FormMessages['unsent'];

/**
 * The result of an attempt, by the answer of the mail service. `statusOf` makes it the status of the form.
 *
 * | answer of the mail service      | result                | status             | fields and draft |
 * | OK                              | sent                  | sent               | emptied          |
 * | OK, after changes to the text   | sent                  | sentBeforeChanges  | kept             |
 * | none in time, or a gateway’s    | late                  | unsent, maybe sent | kept             |
 * | none: the connection broke      | broken                | unsent, maybe sent | kept             |
 * | an error, or no OK              | busy, refused, signIn | unsent             | kept             |
 * | not asked: no connection        | offline, waiting      | unsent             | kept             |
 * | not asked: no mail service      | notSetUp              | prepared           | kept             |
 */
export type Result = 'sent' | Reason;

const isUncertain = (result?: string) => result === 'broken' || result === 'late';

/** An attempt to send the enquiry. It has no result while it is being sent. */
type Attempt = { id: number; content: Values; result?: Result | 'sentBeforeChanges' };

const isSent = (result: Attempt['result']) => result === 'sent' || result === 'sentBeforeChanges';

/** What is known about the enquiry of a form. */
export type EnquiryState = {
  /** `loading` until the script starts, as the server renders the form; `restored` with a draft, until a press. */
  stage: 'loading' | 'restored' | 'ready';
  /** The mistakes that are shown. Some may have been corrected since. */
  issues: readonly Issue[];
  /** The attempts whose answer still matters, in their order. When one arrives, the earlier ones are dropped. */
  attempts: readonly Attempt[];
  /** Whether the status answers a press of the button, and so gets the focus. */
  takesFocus: boolean;
};

export const initialState: EnquiryState = {
  stage: 'loading',
  issues: [],
  attempts: [],
  takesFocus: false,
};

export type EnquiryEvent =
  /** The script has started, with a draft if there is one, or the visitor writes another enquiry. */
  | { type: 'opened'; draft?: Values | undefined }
  /** A field, the day or the choice for a trip has changed. */
  | { type: 'changed' }
  /** The visitor wants to send the text in another way. */
  | { type: 'checked' }
  /** The visitor has pressed the button. Without mistakes, it starts an attempt. */
  | { type: 'submitted'; id: number }
  /** An attempt has a result. After `late` it may get another one. */
  | { type: 'answered'; id: number; result: Result }
  /** The connection is back. */
  | { type: 'online' };

/** What would be sent when an event happens, and all mistakes in it. */
type Outgoing = { content: Values; issues: readonly Issue[] };

/** @returns the state after an event; the same object if the event changes nothing */
export function nextState(
  state: EnquiryState,
  event: EnquiryEvent,
  outgoing: Outgoing,
): EnquiryState {
  const { attempts } = state;
  switch (event.type) {
    case 'opened':
      return { ...initialState, stage: event.draft ? 'restored' : 'ready' };
    case 'changed': {
      // New mistakes wait for the next press of the button.
      const remaining = state.issues.filter((shown) =>
        outgoing.issues.some(({ name, cause }) => name === shown.name && cause === shown.cause),
      );
      const isSame = remaining.length === state.issues.length && !state.takesFocus;
      return isSame ? state : { ...state, issues: remaining, takesFocus: false };
    }
    case 'checked': {
      const { issues } = outgoing;
      const unsent = attempts.filter(({ result }) => !isSent(result));
      return { stage: 'ready', issues, attempts: unsent, takesFocus: issues.length > 0 };
    }
    case 'submitted': {
      const checked = nextState(state, { type: 'checked' }, outgoing);
      if (checked.issues.length > 0) return checked;
      const attempt = { id: event.id, content: outgoing.content };
      return { ...checked, attempts: [...checked.attempts, attempt] };
    }
    case 'answered':
      return withAnswer(state, event.id, event.result, outgoing.content);
    case 'online': {
      const latest = attempts.at(-1);
      if (latest?.result !== 'offline') return state;
      return { ...state, attempts: withResult(attempts, latest.id, 'waiting'), takesFocus: false };
    }
  }
}

function withAnswer(state: EnquiryState, id: number, result: Result, content: Values) {
  const { attempts } = state;
  const attempt = attempts.find((known) => known.id === id);
  // The enquiry has arrived by another attempt, or the visitor knows already that it may have arrived.
  if (!attempt || (attempt.result && isUncertain(result))) return state;
  const after =
    result === 'sent'
      ? { ...state, issues: [], attempts: withArrived(attempts, attempt, content) }
      : { ...state, attempts: withResult(attempts, id, result) };
  const isEnd = statusOf(state).name === 'sending' && statusOf(after).name !== 'sending';
  return { ...after, takesFocus: isEnd };
}

/** @returns the attempt that has arrived and, if the content has been changed since, the later ones with changes */
function withArrived(attempts: readonly Attempt[], arrived: Attempt, content: Values): Attempt[] {
  const isChanged = (other: Values) =>
    Object.keys(other).some((name) => other[name] !== arrived.content[name]);
  if (!isChanged(content)) return [{ ...arrived, result: 'sent' }];
  const later = attempts.filter((one) => one.id > arrived.id && isChanged(one.content));
  return [{ ...arrived, result: 'sentBeforeChanges' }, ...later];
}

function withResult(attempts: readonly Attempt[], id: number, result: Result): Attempt[] {
  return attempts.map((attempt) => (attempt.id === id ? { ...attempt, result } : attempt));
}

export type Status = ReturnType<typeof statusOf>;

/** What a form shows. It depends on all attempts, because one may arrive after a later one has failed. */
export function statusOf({ stage, issues, attempts }: EnquiryState) {
  const latest = attempts.at(-1);
  if (issues.length > 0) return { name: 'invalid', issues } as const;
  if (!latest) return { name: stage } as const;
  const { result } = latest;
  if (!result) return { name: 'sending' } as const;
  if (isSent(result)) return { name: result } as const;
  if (result === 'notSetUp') return { name: 'prepared' } as const;
  const mayHaveArrived = !isUncertain(result) && attempts.some((one) => isUncertain(one.result));
  const hasArrived = attempts.some((one) => isSent(one.result));
  const earlier = hasArrived ? 'arrived' : mayHaveArrived && 'uncertain';
  return { name: 'unsent', reason: result, earlier } as const;
}
