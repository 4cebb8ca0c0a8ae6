/** What the visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** What is in the fields, as it was typed. A form that has lost a field has nothing in it. */
export function readValues(form: HTMLFormElement, fields: readonly { name: string }[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}

/** Whether nothing has been typed. */
export function isEmpty(values: Values): boolean {
  return Object.values(values).every((value) => value.trim() === '');
}

/** Puts values into the fields that are still empty: what is in the others was typed later. */
export function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) continue;
    if (field.value === '') field.value = value;
  }
}
