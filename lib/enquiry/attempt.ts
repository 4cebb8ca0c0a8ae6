import { type Result, unsent } from './result';
import type { Enquiry } from './send';

/** How long an attempt may take before the visitor is told, in ms. */
const timeoutMs = 15_000;

/** Loads what checks and sends, when a form is first touched, and again if that failed. */
export function loadTools() {
  return import('./send');
}

/**
 * Checks an enquiry and sends it, at most once.
 * @returns the result, after 15 s at the latest; never rejects
 */
export async function attempt(enquiry: Enquiry): Promise<Result> {
  const deadline = timeout();
  const tools = await Promise.race([loadTools().catch(() => undefined), deadline]);
  const { onLine } = navigator;
  if (!tools) return { ...unsent(onLine ? 'missingParts' : 'offline'), again: onLine };
  return tools.send(enquiry, deadline);
}

function timeout(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeoutMs, undefined));
}
