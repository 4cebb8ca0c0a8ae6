import type { EnquiryForm, FormField } from '@/content/schema/form';
import { forms } from '@/lib/content/query/forms';
import { describeFaults } from './describe';

const { words } = forms;
const makeField = (name: string, fields: Partial<FormField> = {}): FormField => ({
  name,
  label: `The ${name}`,
  type: 'text',
  required: true,
  autoComplete: 'off',
  limit: 100,
  ...fields,
});
const form: EnquiryForm = {
  ...forms.contact,
  fields: [
    makeField('out', { type: 'date' }),
    makeField('back', { type: 'date', notBefore: 'out' }),
    makeField('from'),
    makeField('to', { differsFrom: 'from' }),
  ],
};
const faulty = (kind: 'early' | 'same' | 'empty' | 'wrong') => ({ kind, value: 'it', length: 2 });

test('a fault between two fields names the other one, any other fault its own', () => {
  const faults = {
    out: faulty('empty'),
    back: faulty('early'),
    from: faulty('wrong'),
    to: faulty('same'),
  };
  expect(describeFaults(form.fields, faults, words)).toEqual({
    out: words.faults.empty.replace('{field}', 'The out'),
    back: words.faults.early.replace('{other}', 'The out'),
    from: words.faults.wrong.replace('{value}', 'it'),
    to: words.faults.same.replace('{other}', 'The from'),
  });
});
