import type { Enquiry } from '@/lib/enquiry/message';
import { cleanText, type Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type Form = HTMLFormElement | null;

export function findField(form: Form, name: string): Field | null {
  return form?.querySelector<Field>(`[name="${name}"]`) ?? null;
}

/** Reads the fields of a form, and cleans their values (`cleanText`). A field that the page lacks is empty. */
export function readFields(form: Form, fields: Enquiry['fields']): Values {
  const values = fields.map(({ name, type }) => {
    const field = findField(form, name);
    return [name, field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type)];
  });
  return Object.fromEntries(values);
}

/** @returns the values without half-typed dates, which no field could show again */
export function withoutHalfTyped(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== halfTyped));
}

/**
 * Fills in the fields of a form. Those without a value become empty. Fields that have their value already are left alone,
 * because the cursor may be in them.
 * @param present what the fields contain now
 */
export function fillFields(form: Form, present: Values, values: Values): void {
  for (const [name, before] of Object.entries(present)) {
    const { [name]: value = '' } = values;
    const field = findField(form, name);
    if (field && value !== before) field.value = value;
  }
}
