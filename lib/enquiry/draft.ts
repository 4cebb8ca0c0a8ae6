import { forget, recall, remember } from './session';
import { isTextField, readValues, type Values } from './values';

type Draft = {
  values: Values;
  /** It was on its way to the mail service when it was saved. */
  sending?: boolean;
};

/**
 * Saves what is typed into a form until the tab is closed: the draft survives a reload, Back, and a
 * crash. An empty form leaves no draft.
 * @param name the name of the form, under which the draft is saved
 */
export function saveDraft(
  name: string,
  form: HTMLFormElement,
  fields: readonly { name: string }[],
  sending = false,
): void {
  const values = readValues(form, fields);
  const isEmpty = Object.values(values).every((value) => value.trim() === '');
  if (isEmpty) forget(name);
  else remember(name, { values, sending } satisfies Draft);
}

/**
 * Puts a draft back into its form. Fields that are not empty keep their text: it was typed later,
 * before the scripts had loaded.
 * @returns what was found: a draft, or one that was being sent; undefined for none
 */
export function restoreDraft(name: string, form: HTMLFormElement): 'draft' | 'sending' | undefined {
  const draft = recall<Draft>(name);
  if (!draft) return undefined;
  for (const [fieldName, value] of Object.entries(draft.values)) {
    const field = form.elements.namedItem(fieldName);
    if (isTextField(field) && field.value === '') field.value = value;
  }
  return draft.sending ? 'sending' : 'draft';
}
