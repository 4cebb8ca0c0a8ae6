import { readFromTab, saveInTab } from '@/lib/browser-storage';
import { dayInIndia, isDay } from '@/lib/dates/calendar-day';
import { cleanText, type Values } from '@/lib/enquiry/field-text';
import { arrivalParameter, readArrival } from '@/lib/trip-dates/arrival-day';

/** A field of a form, in the content or on the page. One without a type is read as words. */
type NamedField = { name: string; type?: string; notBefore?: string | undefined };

/** Whether something in a form is a field that the visitor writes into. */
export function isTextField(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLTextAreaElement {
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
}

/** What a date that is half typed has for a value: browsers do not say what is there. It is no day. */
const halfTyped = '…';

/**
 * Reads the fields, without the marks that came along when something was pasted. A field that is missing
 * from the form is empty.
 */
export function readValues(form: HTMLFormElement, fields: readonly NamedField[]): Values {
  const data = new FormData(form);
  const read = ({ name, type }: NamedField) => {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.validity.badInput) return halfTyped;
    return cleanText(String(data.get(name) ?? ''), type);
  };
  return Object.fromEntries(fields.map((field) => [field.name, read(field)]));
}

/**
 * Puts values into the fields that are empty. Others keep their text: it was typed later.
 * @returns whether there was any
 */
export function fillEmpty(form: HTMLFormElement, values: Values): boolean {
  let isFilled = false;
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (!value || !isTextField(field) || !isBlank(field)) continue;
    setFieldValue(field, value);
    isFilled = true;
  }
  return isFilled;
}

/** Puts values into the fields of a form, whatever they hold. */
export function putValues(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (isTextField(field) && field.value !== value) setFieldValue(field, value);
  }
}

/** Puts a value into a field, as typing would: what shows it elsewhere hears of it. */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * Fills in what the page knows: the day of arrival of its address, and the trip that it shows. What
 * somebody has typed stays; what an earlier page of the tab has filled in gives way. So does a day that
 * was taken back, which the tab remembers as ''. What this page has filled in once, and somebody has changed
 * or taken out, does not come back until the form is reset.
 */
export function prefill(form: HTMLFormElement): void {
  const trip = document.querySelector<HTMLElement>('article[data-item-name]')?.dataset.itemName;
  const takenBack = readFromTab(arrivalParameter) === '' ? '' : undefined;
  const values = { date: readArrival(location.search) ?? takenBack, trip: trip || undefined };
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (value === undefined || !isTextField(field)) continue;
    if (value && value === field.defaultValue) continue;
    if (!isBlank(field) && !isPrefilled(form, name, field.value)) continue;
    saveInTab(prefillKey(form, name), value || undefined);
    field.defaultValue = value;
    setFieldValue(field, value);
  }
}

/** Whether the visitor has typed anything: what pages have filled in is no draft. */
export function isTyped(form: HTMLFormElement, values: Values): boolean {
  return Object.entries(values).some(
    ([name, value]) => value.trim() && !isPrefilled(form, name, value),
  );
}

const prefillKey = (form: HTMLFormElement, field: string) =>
  `prefilled:${form.dataset.enquiry}:${field}`;

const isPrefilled = (form: HTMLFormElement, field: string, value: string) =>
  value === readFromTab(prefillKey(form, field));

/**
 * Tells the calendars of a form which day is the first that they may offer: today, or the day of the
 * field that theirs may not be before. What is typed all the same is judged when it is sent.
 * @param today the day that it is in India, as year-month-day
 */
export function limitDates(
  form: HTMLFormElement,
  fields: readonly NamedField[],
  today = dayInIndia(),
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

/** Whether nothing stands in a field: a date that is half typed has no value, but is not empty. */
function isBlank({ value, validity }: HTMLInputElement | HTMLTextAreaElement): boolean {
  return value === '' && !validity.badInput;
}

/**
 * Calls back when a field has been left. The press that leaves it ends first, and its click: what moves
 * under a pointer that is down is not pressed.
 */
export function onFieldLeft(island: HTMLElement, onLeft: () => void) {
  let isPressing = false;
  addEventListener('mousedown', () => (isPressing = true), true);
  addEventListener('mouseup', () => (isPressing = false), true);
  island.addEventListener('focusout', () => {
    if (!isPressing) return onLeft();
    // The click comes right after it.
    addEventListener('mouseup', () => setTimeout(onLeft), { once: true, capture: true });
  });
}
