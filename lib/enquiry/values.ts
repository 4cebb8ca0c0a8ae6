import { cleanText } from './clean';

/** What the visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** A field of a form, in the content or on the page. One without a type is read as words. */
export type NamedField = { name: string; type?: string };

/**
 * Reads the fields, without the marks that came along when something was pasted. A field that is missing
 * from the form is empty.
 */
export function readValues(form: HTMLFormElement, fields: readonly NamedField[]): Values {
  const data = new FormData(form);
  const read = ({ name, type }: NamedField) => cleanText(String(data.get(name) ?? ''), type);
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

/** Whether something in a form is a field that the visitor writes into. */
export function isTextField(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** Whether nothing stands in a field: a date that is half typed has no value, but is not empty. */
export function isBlank({ value, validity }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return value === '' && !validity.badInput;
}
