import { formSchemaFor } from '@/content/schema/form';
import { forms } from '@/lib/content/query/forms';

const { flight } = forms;
const fields = flight.fields.map((field) => ({ ...field, notBefore: undefined }));

/** The paths of what is wrong with a form whose fields are these. */
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

test('a changed name is told of before what follows from it; a line of the message may have any', () => {
  expect(faultsOf({ from: { name: 'start' } })).toEqual(['fields.0.name']);
  expect(faultsOf({ phone: { name: 'mobile', inMessage: true } })).toBeUndefined();
});

test('two fields of one name are told of at the second', () => {
  expect(faultsOf({ to: { name: 'from' } })).toEqual(['fields.1.name']);
  expect(faultsOf({ to: { name: 'from', inMessage: true } })).toEqual(['fields.1.name']);
});
