import type { FormName } from './payload';
import { forget, recall, remember } from './session';
import { isBlank, isTextField, type NamedField, readValues, type Values } from './values';

// Scripts of every page read this: it imports no content and nothing large.

type Draft = {
  values: Values;
  /** It was on its way to the mail service when it was saved, and nobody has told what became of it. */
  sending?: boolean;
};

const formNames = ['contact', 'flight', 'booking'] as const satisfies FormName[];

/**
 * Saves what is typed into a form until the tab is closed: the draft survives a reload, Back, and a
 * crash. An empty form leaves no draft.
 * @param name the name of the form, under which the draft is saved
 * @param sending whether it is on its way to the mail service; if left out, what was saved before
 */
export function saveDraft(
  name: string,
  form: HTMLFormElement,
  fields: readonly NamedField[],
  sending = isSending(name),
): void {
  const values = readValues(form, fields);
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  if (isEmpty) forget(name);
  else remember(name, { values, sending } satisfies Draft);
}

/**
 * Puts a draft back into its form. Fields that are not empty keep their text: it was typed later,
 * before the scripts had loaded.
 * @returns what was put back: a draft, or one that was being sent; undefined for nothing
 */
export function restoreDraft(name: string, form: HTMLFormElement): 'draft' | 'sending' | undefined {
  const draft = recallDraft(name);
  if (!draft) return undefined;
  let isFilled = false;
  for (const [fieldName, value] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(fieldName);
    if (!value || !isTextField(field) || !isBlank(field)) continue;
    field.value = value;
    isFilled = true;
  }
  if (draft.sending) return 'sending';
  return isFilled ? 'draft' : undefined;
}

/** Whether a form was left with something in it, so that its page has to put it back. */
export function hasDraft(name: FormName): boolean {
  return recallDraft(name) !== undefined;
}

/**
 * The form that was left while it was being sent, if the visitor does not know yet that this enquiry
 * may have arrived or not.
 */
export function unfinishedEnquiry(): FormName | undefined {
  return formNames.find(isSending);
}

/** Whether a form was left while it was being sent, and the visitor has not been told. */
export function isSending(name: string): boolean {
  return recallDraft(name)?.sending === true;
}

/** Notes that the visitor has been told what became of an enquiry. The draft stays. */
export function endSending(name: string): void {
  const draft = recallDraft(name);
  if (draft?.sending) remember(name, { ...draft, sending: false });
}

/** Anybody can edit what a browser stores: what holds no values of fields is no draft. */
function recallDraft(name: string): Draft | undefined {
  const draft = recall<Draft>(name);
  return typeof draft?.values === 'object' && draft.values ? draft : undefined;
}
