import { cleanValue, type Enquiry } from '@/lib/enquiry/enquiry';
import type { Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Stands for a half-typed date, whose text browsers do not report. It is not a valid day. */
export const incompleteDate = '...';

/** An element with a value, as `Field` renders it (components/ui/field.tsx). */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns the values of the fields that have changed since values were last written */
export function readChanges(form: HTMLFormElement | null, { fields, values }: Enquiry): Values {
  const changes = fields.flatMap((field) => {
    const control = findControl(form, field.name);
    const value = control && valueIn(control, field);
    return value === undefined || value === values[field.name] ? [] : [[field.name, value]];
  });
  return Object.fromEntries(changes);
}

/** Writes the values. Does not touch fields that already have the right value, because the cursor may be in them. */
export function writeValues(form: HTMLFormElement | null, { fields, values }: Enquiry): void {
  for (const field of fields) {
    const control = findControl(form, field.name);
    const { [field.name]: value = '' } = values;
    if (control && valueIn(control, field) !== value) control.value = value;
  }
}

/**
 * Empties the honeypot: a password manager may have filled it in, and a person can neither see nor empty it.
 * @returns whether it had a value
 */
export function emptyHoneypot(form: HTMLFormElement | null): boolean {
  const honeypot = findControl(form, honeypotName);
  if (!honeypot?.value) return false;
  honeypot.value = '';
  return true;
}

function valueIn(control: Control, field: Enquiry['fields'][number]): string {
  return control.validity.badInput ? incompleteDate : cleanValue(field, control.value);
}

function findControl(form: HTMLFormElement | null, name: string): Control | undefined {
  return form?.querySelector<Control>(`[name="${name}"]`) ?? undefined;
}
