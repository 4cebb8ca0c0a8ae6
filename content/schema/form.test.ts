import { formSchemaFor } from '@/content/schema/form';
import { content } from '@/lib/content/query/all-content';

const { flight } = content.forms;
const line = { asMessageLine: true };
const optional = { required: false };

test.each<[what: string, changes: Record<string, object>, paths: string[]]>([
  ['a name that the template lacks', { from: { name: 'start' } }, ['fields.0.name']],
  ['any name for a line of the message', { phone: { name: 'mobile', ...line } }, []],
  ['a name that the site fills in', { phone: { name: 'total', ...line } }, ['fields.7.name']],
  ['the same name twice', { to: { name: 'from' } }, ['fields.1.name']],
  ['the same name in a line', { to: { name: 'from', ...line } }, ['fields.1.name']],
  ['no name that visitors must enter', { name: optional }, ['fields']],
  ['no field called name', { name: { name: 'who', ...line } }, ['fields']],
  ['only a phone for the answer', { email: optional }, []],
  ['only an e-mail address for the answer', { phone: optional }, []],
  ['nothing for the answer', { email: optional, phone: optional }, ['fields']],
])('of a form with %s, mistakes are reported where they are', (_, changes, paths) => {
  const fields = flight.fields.map((field) => ({ ...field, ...changes[field.name] }));
  const { error } = formSchemaFor('flight').safeParse({ ...flight, fields });
  const found = error?.issues.map(({ path }) => path.join('.'));
  expect(found ?? []).toEqual(paths);
});
