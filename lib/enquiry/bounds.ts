import type { FormField } from '@/content/schema/form';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { readValues } from './values';

/**
 * Tells the calendars of a form which day is the first that they may offer: today, or the day of the
 * field that theirs may not be before. What is typed all the same is judged when it is sent (faults.ts).
 * @param today the day that it is in India, as year-month-day
 */
export function boundDays(
  form: HTMLFormElement,
  fields: readonly Pick<FormField, 'name' | 'type' | 'notBefore'>[],
  today = dayInIndia(new Date()),
): void {
  const values = readValues(form, fields);
  for (const { name, type, notBefore = '' } of fields) {
    const field = form.elements.namedItem(name);
    if (type !== 'date' || !(field instanceof HTMLInputElement)) continue;
    const first = values[notBefore] ?? '';
    const min = isDay(first) && first > today ? first : today;
    // With each `min`, even the same, browsers forget a year that is half typed.
    if (field.min !== min) field.min = min;
  }
}
