/** What the visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** Reads the fields as they were typed. A field that is missing from the form is empty. */
export function readValues(form: HTMLFormElement, fields: readonly { name: string }[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
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
