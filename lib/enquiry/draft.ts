import { readFromTab, removeFromTab, saveInTab } from '@/lib/browser-storage';
import type { Values } from './field-text';
import { type FormName, formNames } from './form-names';

// Scripts of every page read this: it imports no content and nothing large.

/** What became of an enquiry: nothing was sent, or that is unknown, as long as it is being sent. */
export type Unconfirmed = 'unsent' | 'unknown';

/** An answer that came when its form was closed. */
export type UnseenAnswer = { form: FormName; result: 'sent' | Unconfirmed };

/** Sent to the document with an `UnseenAnswer`: sending.client.ts → notice.client.ts. */
export const answerUnseen = 'answerunseen';

/** What is typed into a form, remembered until the tab is closed: it survives a reload, Back, and a crash. */
type Draft = {
  values: Values;
  /** What the visitor has not seen yet. */
  unseenResult?: Unconfirmed | undefined;
};

/**
 * Saves what is typed into a form. An empty form leaves no draft.
 * @param unseen what the visitor has still to be told; if left out, what was saved before
 */
export function saveDraft(name: FormName, values: Values, unseen = unseenResultOf(name)): void {
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  if (isEmpty) removeFromTab(name);
  else saveInTab(name, { values, unseenResult: unseen } satisfies Draft);
}

/** The draft of a form. Anybody can edit what a browser stores: what holds no values of fields is none. */
export function readDraft(name: FormName): Draft | undefined {
  const draft = readFromTab<Draft>(name);
  return typeof draft?.values === 'object' && draft.values ? draft : undefined;
}

/** What the visitor has still to be told of the enquiry of a form. */
export function unseenResultOf(name: FormName): Unconfirmed | undefined {
  return readDraft(name)?.unseenResult;
}

/** The form whose visitor has still to be told what became of it. */
export function formWithUnseenResult(): FormName | undefined {
  return formNames.find(unseenResultOf);
}

/** Notes that the visitor has been told what became of an enquiry. The draft stays. */
export function markSeen(name: FormName): void {
  const draft = readDraft(name);
  if (draft?.unseenResult) saveInTab(name, { values: draft.values } satisfies Draft);
}
