import { forms } from '@/lib/content/query/forms';
import type { Enquiry, FormName } from '@/lib/enquiry/enquiry';

/** Text that is easily garbled: several scripts, markup, quotes, emoji, ₹, a placeholder and a pattern. */
const difficult = ' Ünal <b>"Ś"</b> & नमस्ते 🏝️ ₹22,500 $& {page} #1?';

/** A valid value for each field of a form. */
export function filled(form: FormName, date = '2027-01-20'): Record<string, string> {
  const plain: Partial<Record<string, string>> = { email: 'a@mail.in', tel: '9876543210', date };
  return Object.fromEntries(
    forms[form].fields.map(({ name, type, options }) => [
      name,
      options?.at(-1) ?? plain[type] ?? name + difficult,
    ]),
  );
}

/** An enquiry with these values, from a page with this URL. */
export function enquiryOf(name: FormName, values = filled(name), page = location.href): Enquiry {
  const pageLine = forms.messages.pageLine.replace('{page}', page);
  const { fields } = forms[name];
  return {
    fields,
    values,
    entered: values,
    aboutLines: '',
    choiceLines: '',
    page: { url: page, package: undefined },
    pageLine,
  };
}
