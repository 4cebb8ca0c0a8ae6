import type { FormField } from '@/content/schema/form';
import type { FormWords } from '@/lib/content/query/forms';
import { deliver } from './deliver';
import { describeFaults } from './describe';
import { type Faults, findFaults } from './faults';
import type { MailSettings } from './mail';
import { type FormName, type Page, payload, templateOf } from './payload';
import { type Result, sent, unsent } from './result';
import { recall } from './session';
import type { Values } from './values';

// What a form needs only when somebody uses it: attempt.ts loads it then.
export { pressEnds } from './press';

/** How long the next enquiry has to wait after a success, in ms; bots would be faster. */
const coolDownMs = 30_000;

export type Enquiry = {
  name: FormName;
  fields: readonly FormField[];
  words: FormWords;
  values: Values;
  page: Page;
  /** The value of the field that people don't see. */
  honeypot: string;
  mail: MailSettings | undefined;
  /** Asked before anything is sent: whether the visitor still waits for this attempt. */
  isWanted: () => boolean;
};

/**
 * Checks an enquiry and sends it, at most once.
 * @param deadline when the visitor is told that no answer has come
 * @returns the result; never rejects
 */
export async function send(enquiry: Enquiry, deadline: Promise<undefined>): Promise<Result> {
  const { name, fields, words, values, page, honeypot, mail, isWanted } = enquiry;
  const faults = findFaults(fields, values);
  if (Object.keys(faults).length > 0) {
    return { kind: 'faulty', faults, texts: describeFaults(fields, faults, words) };
  }
  if (!mail) return unsent('notSetUp');
  const seconds = secondsToWait();
  if (seconds > 0) return { ...unsent('tooSoon'), seconds };
  if (honeypot !== '') return unsent('refused');
  if (!navigator.onLine) return unsent('offline');

  if (!isWanted()) return unsent('interrupted');
  const answer = deliver(mail, templateOf[name], payload(fields, values, page, words));
  const delivery = await Promise.race([answer, deadline]);
  if (delivery === undefined) return { ...unsent('late'), answer };
  return delivery === 'sent' ? sent() : { ...unsent(delivery), again: delivery !== 'late' };
}

/**
 * Of the faults that have been told, those that are still there.
 * @returns undefined when all of them are; what is wrong in another way now is no longer among them
 */
export function stillFaulty(
  told: Faults,
  fields: readonly FormField[],
  values: Values,
): Faults | undefined {
  const now = findFaults(fields, values);
  const left = Object.entries(told).filter(([name, { kind }]) => now[name]?.kind === kind);
  return left.length === Object.keys(told).length ? undefined : Object.fromEntries(left);
}

/** Whether nothing is wrong with an enquiry. */
export function isRight(fields: readonly FormField[], values: Values): boolean {
  return Object.keys(findFaults(fields, values)).length === 0;
}

/** The seconds left of the cool-down; a clock that was set back does not prolong it. */
function secondsToWait(): number {
  const passed = Date.now() - (recall<number>('sent') ?? Number.NEGATIVE_INFINITY);
  return passed >= 0 && passed < coolDownMs ? Math.ceil((coolDownMs - passed) / 1000) : 0;
}
