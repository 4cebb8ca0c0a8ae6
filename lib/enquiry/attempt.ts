import type { FormField } from '@/content/schema/form';
import type { FormWords } from '@/lib/content/forms';
import type { Delivery } from './deliver';
import type { FaultTexts } from './describe';
import type { Faults } from './faults';
import type { MailSettings } from './mail';
import { type FormName, type Page, payload, templateOf } from './payload';
import { recall, remember } from './session';
import type { Values } from './values';

/** How long an attempt may take before the visitor is told, in ms. */
const timeoutMs = 15_000;

/** How long the next enquiry has to wait after a success, in ms; bots would be faster. */
const coolDownMs = 30_000;

/** Why an enquiry has not been sent; after `late` and `interrupted` it may have been. */
export type Unsent = Exclude<keyof FormWords['unsent'], 'back'>;

/** The result of an attempt to send. */
export type Result =
  | { kind: 'sent' }
  | { kind: 'faulty'; faults: Faults; texts: FaultTexts }
  | {
      kind: 'unsent';
      reason: Unsent;
      /** How long to wait, after `tooSoon`. */
      seconds?: number;
      /** The answer that did not come in time; it may still come. */
      answer?: Promise<Delivery>;
    };

type Enquiry = {
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

/** Loads what checks and sends, when a form is first touched, and again if that failed. */
export function loadTools() {
  return Promise.all([import('./faults'), import('./deliver'), import('./describe')]);
}

/**
 * Checks an enquiry and sends it, at most once.
 * @returns the result, after 15 s at the latest; never rejects
 */
export async function attempt(enquiry: Enquiry): Promise<Result> {
  const deadline = timeout();
  const tools = await Promise.race([loadTools().catch(() => undefined), deadline]);
  if (!tools) return unsent(navigator.onLine ? 'missingParts' : 'offline');
  const [{ findFaults }, { deliver }, { describeFaults }] = tools;

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
  return delivery === 'sent' ? sent() : unsent(delivery);
}

/** Begins the cool-down; called for every success, even a late one. */
export function sent(): Result {
  remember('sent', Date.now());
  return { kind: 'sent' };
}

function unsent(reason: Unsent): Result & { kind: 'unsent' } {
  return { kind: 'unsent', reason };
}

/** The seconds left of the cool-down; a clock that was set back does not prolong it. */
function secondsToWait(): number {
  const passed = Date.now() - (recall<number>('sent') ?? Number.NEGATIVE_INFINITY);
  return passed >= 0 && passed < coolDownMs ? Math.ceil((coolDownMs - passed) / 1000) : 0;
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, undefined));
}
