import { islandsAdded } from '@/components/islands/start-islands';
import { readFromTab, saveInTab } from '@/lib/browser-storage';
import type { FormName } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';

// A draft is what is typed into a form. The tab keeps it until it is sent: after a reload, Back, or a crash it is
// in the fields again.

/** Saves the draft of a form. When all values are empty, none is kept. */
export function saveDraft(name: FormName, values: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  saveInTab(name, isEmpty ? undefined : { values });
}

/** @returns the draft of a form; undefined when there is none, or what is stored can't be one */
export function readDraft(name: FormName): Values | undefined {
  const values = readFromTab<{ values?: unknown }>(name)?.values;
  return typeof values === 'object' && values ? (values as Values) : undefined;
}

/**
 * Starts the form in a part of the page at once when it has a draft, so that a visitor sees what is already
 * written. Without a draft, the form starts when the visitor begins to use the page.
 */
export function startDraft(part: HTMLElement): void {
  const name = part.querySelector('form')?.dataset.enquiry as FormName;
  const island = part.querySelector<HTMLElement>('[data-island=enquiry]');
  if (!island || !readDraft(name)) return;
  island.dataset.when = 'start';
  part.dispatchEvent(new Event(islandsAdded, { bubbles: true }));
}
