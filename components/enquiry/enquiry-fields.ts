import { cleanValue, type Enquiry, incompleteDate } from '@/lib/enquiry/enquiry';
import type { Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** Null before React has rendered the form. */
type FormElement = HTMLFormElement | null;

/** An element with a value, as `Field` renders it (components/ui/field.tsx). */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** @returns what the fields contain */
export function readValues(formElement: FormElement, { fields }: Enquiry): Values {
  const entries = fields.flatMap((field) => {
    const control = findControl(formElement, field.name);
    return control ? [[field.name, valueIn(control, field)]] : [];
  });
  return Object.fromEntries(entries);
}

/** Writes the values. Does not touch fields that already have the right value, because the cursor may be in them. */
export function writeValues(formElement: FormElement, { fields, values }: Enquiry): void {
  for (const field of fields) {
    const control = findControl(formElement, field.name);
    const { [field.name]: value = '' } = values;
    if (control && valueIn(control, field) !== value) control.value = value;
  }
}

function valueIn(control: Control, field: Enquiry['fields'][number]): string {
  return control.validity.badInput ? incompleteDate : cleanValue(field, control.value);
}

export function findControl(formElement: FormElement, name: string): Control | undefined {
  return formElement?.querySelector<Control>(`[name="${name}"]`) ?? undefined;
}
