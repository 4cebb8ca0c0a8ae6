import type { FormContent } from '@/lib/content/query/forms';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { cleanText, type Values } from '@/lib/enquiry/field-text';

/** The fields of a form in the page, by their names. */
type TextField = HTMLInputElement | HTMLTextAreaElement;
type Named = Pick<FormContent['fields'][number], 'name' | 'type' | 'notBefore'>;

/** What a date that is half typed has for a value: browsers do not say what is there. It is no day. */
const halfTyped = '…';

function fieldOf(form: HTMLFormElement, name: string): TextField | undefined {
  const field = form.elements.namedItem(name);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  return isText ? field : undefined;
}

/**
 * Reads the fields, without the marks that came along when something was pasted. A field that is missing
 * from the form is empty.
 */
export function readValues(form: HTMLFormElement, fields: readonly Named[]): Values {
  const read = ({ name, type }: Named) => {
    const field = fieldOf(form, name);
    return field?.validity.badInput ? halfTyped : cleanText(field?.value ?? '', type);
  };
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

/** The values that differ from what the page itself has filled in, which is no draft. */
export function typedValues(form: HTMLFormElement, values: Values): Values {
  const typed = Object.entries(values).filter(
    ([name, value]) => value !== fieldOf(form, name)?.defaultValue,
  );
  return Object.fromEntries(typed);
}

/**
 * Puts values into the fields that are empty. Others keep their text: it was typed later.
 * @param isDefault whether the page itself fills them in: a field that is reset gets them again
 * @returns whether there was any
 */
export function fillEmpty(form: HTMLFormElement, values: Values, isDefault = false): boolean {
  let isFilled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = fieldOf(form, name);
    // A date that is half typed has no value, but is not empty.
    if (!field || !value || field.value || field.validity.badInput) continue;
    if (isDefault) field.defaultValue = value;
    field.value = value;
    isFilled = true;
  }
  return isFilled;
}

/**
 * Tells the calendars of a form which day is the first that they may offer: today, or the day of the
 * field that theirs may not be before. What is typed all the same is judged when it is sent.
 * @param today the day that it is in India, as year-month-day
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
    // With each `min`, even the same, browsers forget a year that is half typed.
    if (field.min !== min) field.min = min;
  }
}
