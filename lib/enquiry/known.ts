import { recall, remember } from './session';
import { isBlank } from './values';

/**
 * Writes into a field what the page knows. What somebody has typed stays; what an earlier page of the
 * tab has written gives way.
 * @param name the name of the field; a form without it stays as it is
 */
export function fillKnown(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  const key = `known:${form.dataset.enquiry}:${name}`;
  if (!isBlank(field) && field.value !== recall(key)) return;
  field.value = value;
  remember(key, value);
}
