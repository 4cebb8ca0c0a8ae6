import { readFromTab, saveInTab } from '@/lib/browser-storage';
import type { FormName } from '@/lib/enquiry/message';
import type { Values } from '@/lib/enquiry/validation';

// A draft is the unsent content of a form. It is stored in the tab, and restored after a reload, Back or a crash.

/** Saves the draft of a form, or removes it if all values are empty. */
export function saveDraft(name: FormName, values: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  saveInTab(name, isEmpty ? undefined : { values });
}

/** @returns the draft of a form; undefined if there is none, or if the stored value is invalid */
export function readDraft(name: FormName): Values | undefined {
  const values = readFromTab<{ values?: unknown }>(name)?.values;
  if (typeof values !== 'object' || !values) return undefined;
  return Object.values(values).every((value) => typeof value === 'string')
    ? (values as Values)
    : undefined;
}
