/** What the visitor typed, by field name. */
export type Values = Readonly<Record<string, string>>;

/** What is in the fields, as it was typed. A form that has lost a field has nothing in it. */
export function readValues(form: HTMLFormElement, fields: readonly { name: string }[]): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '')]));
}
