import { readFromTab, saveInTab } from '@/lib/browser-storage';
import type { Values } from './field-text';
import type { FormName } from './form-names';

// What is typed into a form, remembered until the tab is closed: it survives a reload, Back, and a crash.

/** Saves what is typed into a form. An empty form leaves no draft. */
export function saveDraft(name: FormName, values: Values): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  saveInTab(name, isEmpty ? undefined : { values });
}

/** What was typed into a form. Anybody can edit what a browser stores: what holds no values is none. */
export function readDraft(name: FormName): Values | undefined {
  const values = readFromTab<{ values?: unknown }>(name)?.values;
  return typeof values === 'object' && values ? (values as Values) : undefined;
}
