import { readFromTab, saveInTab } from '@/lib/browser-storage';
import type { FormsFile } from '@/lib/content/query/forms';
import { withItem, withLines } from '@/lib/enquiry/about-lines';
import { readDraft, saveDraft } from '@/lib/enquiry/draft';
import type { FormName } from '@/lib/enquiry/form-names';
import { templateValues } from '@/lib/enquiry/message';
import { fillEmpty, isTextField, isTyped, prefill, readValues } from './form-fields.client';

/** Under this name the tab remembers the lines that the popup has put into the message of the contact page. */
const linesTaken = 'lines-taken';

/**
 * Fills a form with its draft, and with what the page knows.
 * @returns whether anything of the draft came back
 */
export function fillFromDraft(form: HTMLFormElement, name: FormName, data: FormsFile): boolean {
  const { fields } = data.forms[name];
  const isRestored = fillEmpty(form, readDraft(name)?.values ?? {});
  const isBegun = isTyped(form, readValues(form, fields));
  prefill(form);
  const message = form.elements.namedItem('message');
  if (isTextField(message)) message.value = withItem(message.value, location.href, data.words);
  // With what the page knows: else the next page would take that of an earlier one for typed.
  if (isBegun) saveDraft(name, readValues(form, fields));
  return isRestored;
}

/** Saves what is typed into a form. What pages have filled in is no draft. */
export function saveTyped(form: HTMLFormElement, name: FormName, data: FormsFile): void {
  const values = readValues(form, data.forms[name].fields);
  saveDraft(name, isTyped(form, values) ? values : {});
}

/** Puts what is typed into the form of the contact page, where one can say more. */
export function takeToContact(form: HTMLFormElement, name: FormName, data: FormsFile): void {
  const { fields } = data.forms[name];
  const { message, ...own } = templateValues(fields, readValues(form, fields));
  const earlier = readDraft('contact')?.values;
  const typed = Object.entries(own).filter(([, text]) => text);
  // What was written there stays; the lines that an earlier popup has brought give way.
  const written = (earlier?.message ?? '')
    .replace(readFromTab<string>(linesTaken) ?? '', '')
    .trim();
  saveInTab(linesTaken, message);
  saveDraft('contact', {
    ...earlier,
    ...Object.fromEntries(typed),
    message: withLines(written, message),
  });
}
