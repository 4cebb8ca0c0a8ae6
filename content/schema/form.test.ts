import { formSchemaFor } from '@/content/schema/form';
import { forms } from '@/lib/content/query/forms';

const { flight } = forms;
const fields = flight.fields.map((field) => ({ ...field, notBefore: undefined }));

/** The paths of the mistakes in a form with these changes to its fields. */
function faultsOf(changes: Record<string, object>) {
  const form = {
    ...flight,
    fields: fields.map((field) => ({ ...field, ...changes[field.name] })),
  };
  return formSchemaFor('flight')
    .safeParse(form)
    .error?.issues.map(({ path }) => path.join('.'));
}

test.each([
  [{ back: { notBefore: 'date' } }, undefined],
  [{ back: { notBefore: 'back' } }, ['fields.3.notBefore']],
  [{ back: { notBefore: 'name' } }, ['fields.3.notBefore']],
  [{ name: { notBefore: 'date' } }, ['fields.5.notBefore']],
])('%j: %j', (changes, faults) => expect(faultsOf(changes)).toEqual(faults));

test('a changed name is reported before its consequences; a line of the message may have any name', () => {
  const changed = { from: { name: 'start' }, back: { notBefore: 'from' } };
  expect(faultsOf(changed)).toEqual(['fields.0.name']);
  expect(faultsOf({ phone: { name: 'mobile', inMessage: true } })).toBeUndefined();
});

test('for two fields with the same name, the second one is reported', () => {
  expect(faultsOf({ to: { name: 'from' } })).toEqual(['fields.1.name']);
  expect(faultsOf({ to: { name: 'from', inMessage: true } })).toEqual(['fields.1.name']);
});
