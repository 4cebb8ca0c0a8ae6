import type { FormWords } from '@/content/schema/form';
import type { Delivery } from './deliver';
import type { FaultTexts } from './describe';
import type { Faults } from './faults';
import { remember } from './session';

/** Why an enquiry has not been sent; after `broken`, `late` and `interrupted` it may have been. */
export type Unsent = Exclude<keyof FormWords['unsent'], 'back'>;

/** The result of an attempt to send. */
export type Result =
  | { kind: 'sent' }
  | { kind: 'faulty'; faults: Faults; texts: FaultTexts }
  | {
      kind: 'unsent';
      reason: Unsent;
      /** Whether one press may try again: most likely nothing has been sent, and now it may work. */
      again?: boolean;
      /** How long to wait, after `tooSoon`. */
      seconds?: number;
      /** The answer that did not come in time; it may still come. */
      answer?: Promise<Delivery>;
    };

/** Begins the cool-down; called for every success, even a late one. */
export function sent(): Result {
  remember('sent', Date.now());
  return { kind: 'sent' };
}

/** What is told when an enquiry has not been sent. */
export function unsent(reason: Unsent): Result & { kind: 'unsent' } {
  return { kind: 'unsent', reason };
}
