import type { FormMessages, Issue, Values } from './validation';

/** Why an enquiry was not sent, or may not have been sent; the text is in `messages.unsent`. */
export type Reason = keyof FormMessages['unsent'];

/** The result of an attempt. After `broken` and `late` it may have been sent, after the other reasons it was not. */
export type Result = 'sent' | Reason;

const isUncertain = (result?: Result) => result === 'broken' || result === 'late';

/** An attempt to send the enquiry. It has no reason while it is being sent. */
type Attempt = { id: number; values: Values; reason?: Reason };

/** What is known about the enquiry of a form. */
export type EnquiryState = {
  /** Whether the script has started; until then the form is as the server rendered it. */
  isStarted: boolean;
  isRestored: boolean;
  /** The mistakes that are shown. Some may have been corrected since. */
  issues: readonly Issue[];
  /** The attempts that may still matter, the latest last: none that has arrived, or is earlier than one that has. */
  attempts: readonly Attempt[];
  /** An attempt has arrived, and whether the fields had been changed since it was made. */
  arrived?: { isChanged: boolean } | undefined;
  /** Whether the status answers a press of the button, and so gets the focus. */
  takesFocus: boolean;
};

export const initialState: EnquiryState = {
  isStarted: false,
  isRestored: false,
  issues: [],
  attempts: [],
  takesFocus: false,
};

/** `issues` are all mistakes in the fields, and `values` what the fields contain when the event happens. */
export type EnquiryEvent =
  | { type: 'opened'; isRestored: boolean }
  /** `checked`: the visitor wants to send the fields. */
  | { type: 'changed' | 'checked'; issues: readonly Issue[] }
  | { type: 'attempted'; id: number; values: Values }
  /** An attempt has a result. After `late` it may get another one. */
  | { type: 'answered'; id: number; result: Result; values: Values }
  /** The connection is back. */
  | { type: 'online' };

/** @returns the state after an event; the same object if the event changes nothing */
export function nextState(state: EnquiryState, event: EnquiryEvent): EnquiryState {
  const { attempts } = state;
  switch (event.type) {
    case 'opened':
      return { ...initialState, isStarted: true, isRestored: event.isRestored };
    case 'changed': {
      // New mistakes wait for the next press of the button.
      const remaining = state.issues.filter((shown) =>
        event.issues.some(({ name, cause }) => name === shown.name && cause === shown.cause),
      );
      const isSame = remaining.length === state.issues.length && !state.takesFocus;
      return isSame ? state : { ...state, issues: remaining, takesFocus: false };
    }
    case 'checked': {
      const { issues } = event;
      const takesFocus = issues.length > 0;
      return { ...state, isRestored: false, issues, arrived: undefined, takesFocus };
    }
    case 'attempted': {
      const { id, values } = event;
      return { ...state, attempts: [...attempts, { id, values }], takesFocus: false };
    }
    case 'answered':
      return answered(state, event.id, event.result, event.values);
    case 'online': {
      const latest = attempts.at(-1);
      if (latest?.reason !== 'offline') return state;
      return { ...state, attempts: withReason(attempts, latest.id, 'waiting'), takesFocus: false };
    }
  }
}

function answered(state: EnquiryState, id: number, result: Result, present: Values): EnquiryState {
  const { attempts } = state;
  const attempt = attempts.find((known) => known.id === id);
  // The enquiry has arrived by another attempt, or the visitor knows already that it may have arrived.
  if (!attempt || (attempt.reason && isUncertain(result))) return state;
  const isChanged = isDifferent(present, attempt.values);
  const newer = attempts.filter((one) => one.id > id && isDifferent(one.values, attempt.values));
  const after =
    result === 'sent'
      ? { ...state, issues: [], attempts: isChanged ? newer : [], arrived: { isChanged } }
      : { ...state, attempts: withReason(attempts, id, result) };
  const isEnd = statusOf(state).name === 'sending' && statusOf(after).name !== 'sending';
  return { ...after, takesFocus: isEnd };
}

const isDifferent = (values: Values, others: Values) =>
  Object.keys(values).some((name) => values[name] !== others[name]);

function withReason(attempts: readonly Attempt[], id: number, reason: Reason): Attempt[] {
  return attempts.map((attempt) => (attempt.id === id ? { ...attempt, reason } : attempt));
}

export type Status = ReturnType<typeof statusOf>;

/** What a form shows. It depends on all attempts, because one may arrive after a later one has failed. */
export function statusOf({ isStarted, isRestored, issues, attempts, arrived }: EnquiryState) {
  const latest = attempts.at(-1);
  if (!isStarted) return { name: 'loading' } as const;
  if (issues.length > 0) return { name: 'invalid', issues } as const;
  if (latest && !latest.reason) return { name: 'sending' } as const;
  if (!latest?.reason) {
    if (!arrived) return { name: 'idle', isRestored } as const;
    return { name: arrived.isChanged ? 'sentBeforeChanges' : 'sent' } as const;
  }
  const { reason } = latest;
  if (reason === 'notSetUp') return { name: 'prepared' } as const;
  const mayHaveArrived = !isUncertain(reason) && attempts.some((one) => isUncertain(one.reason));
  const earlier = arrived ? 'arrived' : mayHaveArrived && 'uncertain';
  return { name: 'unsent', reason, earlier } as const;
}
