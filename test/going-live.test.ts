import { readFileSync } from 'node:fs';
import { forms } from '@/lib/content/forms';

// What the owner pastes into the mail service must name the fields that the forms send.
const guide = readFileSync('docs/going-live.md', 'utf8');
const [flight = '', contact = ''] = [...guide.matchAll(/```html\n(.*?)```/gs)].map(
  ([, template]) => template,
);

const variables = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

test.each([
  ['flight', flight, forms.flight],
  ['contact', contact, forms.contact],
])('the %s template has every field of its form, once', (_, template, { fields }) => {
  expect(variables(template)).toEqual(fields.map(({ name }) => name));
});

test('no template lets HTML of a stranger through', () => {
  expect(flight + contact).not.toContain('{{{');
});

test('the guide names the settings as .env.example does', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const name of ['PUBLIC_KEY', 'SERVICE_ID', 'FLIGHT_TEMPLATE_ID', 'CONTACT_TEMPLATE_ID']) {
    expect(guide).toContain(`NEXT_PUBLIC_EMAILJS_${name}=`);
    expect(example).toContain(`# NEXT_PUBLIC_EMAILJS_${name}=`);
  }
});
