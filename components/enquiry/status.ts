import type { FormWords } from '@/lib/content/query/forms';
import type { Result } from '@/lib/enquiry/result';

/** The state of an enquiry. */
export type Status =
  /** The scripts have not taken over yet. */
  | { kind: 'loading' }
  | { kind: 'open' }
  | { kind: 'restored' }
  | { kind: 'sending' }
  /** Its fields are empty, unless they were changed while a late answer was awaited. */
  | { kind: 'sent'; isEmpty: boolean }
  /** Some of its faults may have been mended since they were told. */
  | (Extract<Result, { kind: 'faulty' }> & { isMended?: boolean })
  | {
      kind: 'unsent';
      reason: keyof FormWords['unsent'];
      seconds?: number;
      again?: boolean;
      /** It came when the visitor no longer waited for it, and may be doing something else. */
      late?: boolean;
    };

/** Whether the message is ready as it should be, where the site sends nothing itself. */
export function isPrepared(status: Status): boolean {
  return status.kind === 'unsent' && status.reason === 'notSetUp';
}

/** Whether a status answers the button: others appear by themselves. */
export function answersButton(status: Status): boolean {
  if (status.kind === 'unsent') {
    return !status.late && status.reason !== 'interrupted' && status.reason !== 'back';
  }
  return (status.kind === 'faulty' && !status.isMended) || status.kind === 'sent';
}

/** Whether the form says that its page was left while sending. */
export function isInterrupted(status: Status): boolean {
  return status.kind === 'unsent' && status.reason === 'interrupted';
}
