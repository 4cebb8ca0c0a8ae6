import { formSchemaFor } from '@/content/schema/form';
import { forms } from '@/lib/content/query/forms';

const { flight } = forms;

/** The paths of the mistakes in a form with these changes to its fields. */
function issuesOf(changes: Record<string, object>) {
  const form = {
    ...flight,
    fields: flight.fields.map((field) => ({ ...field, ...changes[field.name] })),
  };
  return formSchemaFor('flight')
    .safeParse(form)
    .error?.issues.map(({ path }) => path.join('.'));
}

test('a name that the template lacks is reported, but a line of the message may have any name', () => {
  expect(issuesOf({ from: { name: 'start' } })).toEqual(['fields.0.name']);
  expect(issuesOf({ phone: { name: 'mobile', inMessage: true } })).toBeUndefined();
  // Unless the site itself fills it in.
  expect(issuesOf({ phone: { name: 'children', inMessage: true } })).toEqual(['fields.7.name']);
});

test('for two fields with the same name, the second one is reported', () => {
  expect(issuesOf({ to: { name: 'from' } })).toEqual(['fields.1.name']);
  expect(issuesOf({ to: { name: 'from', inMessage: true } })).toEqual(['fields.1.name']);
});
