import type { FormContent } from '@/lib/content/query/forms';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { cleanText, type Values } from '@/lib/enquiry/validation';

/** The name of the field that only bots fill in. */
export const honeypotName = 'leave-this-empty';

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Named = Pick<FormContent['fields'][number], 'name' | 'type' | 'notBefore'>;

/** The value of a half-typed date. Browsers do not report its text, and this is not a day. */
const halfTyped = '…';

function fieldOf(form: HTMLFormElement, name: string): TextField | undefined {
  const field = form.elements.namedItem(name);
  const kinds = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return kinds.some((kind) => field instanceof kind) ? (field as TextField) : undefined;
}

/** The value that resetting the form restores; empty for a select without a default option. */
function defaultOf(field: TextField | undefined): string | undefined {
  if (!(field instanceof HTMLSelectElement)) return field?.defaultValue;
  return [...field.options].find((option) => option.defaultSelected)?.value ?? '';
}

function setDefault(field: TextField, value: string) {
  if (!(field instanceof HTMLSelectElement)) field.defaultValue = value;
  else for (const option of field.options) option.defaultSelected = option.value === value;
}

/** Whether a field can hold a value: a select only has its options. */
const canHold = (field: TextField, value: string) =>
  !(field instanceof HTMLSelectElement) ||
  [...field.options].some((option) => option.value === value);

/**
 * Reads the fields of a form and cleans their values (`cleanText`).
 * @returns the values by the names of the fields; empty for a field that the form lacks
 */
export function readValues(form: HTMLFormElement, fields: readonly Named[]): Values {
  const read = ({ name, type }: Named) => {
    const field = fieldOf(form, name);
    return field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type);
  };
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

/** @returns the values that the visitor has typed: those that differ from what the page has filled in */
export function typedValues(form: HTMLFormElement, values: Values): Values {
  const typed = Object.entries(values).filter(
    ([name, value]) => value !== defaultOf(fieldOf(form, name)),
  );
  return Object.fromEntries(typed);
}

/**
 * Fills in the empty fields. Other fields keep their newer text.
 * @param isDefault whether the values come from the page, so that resetting the form restores them
 * @returns whether it has filled in any field
 */
export function fillEmpty(form: HTMLFormElement, values: Values, isDefault = false): boolean {
  let isFilled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    // A half-typed date has no value, but is not empty.
    if (!field || field.validity.badInput || !canHold(field, value)) continue;
    if (isDefault ? field.value !== defaultOf(field) : !value || field.value) continue;
    if (isDefault) setDefault(field, value);
    field.value = value;
    isFilled = true;
  }
  return isFilled;
}

/**
 * Sets the first day that each date field offers: today, or the day of the field in `notBefore`. Typed days are
 * validated when the form is sent.
 * @param today the current day in India, as year-month-day
 */
export function limitDates(
  form: HTMLFormElement,
  fields: readonly Named[],
  today = dayInIndia(),
): void {
  for (const { name, type, notBefore = '' } of fields) {
    const field = fieldOf(form, name);
    if (type !== 'date' || !(field instanceof HTMLInputElement)) continue;
    const first = fieldOf(form, notBefore)?.value ?? '';
    const min = isDay(first) && first > today ? first : today;
    // Setting `min`, even to the same value, makes browsers clear a half-typed year.
    if (field.min !== min) field.min = min;
  }
}
