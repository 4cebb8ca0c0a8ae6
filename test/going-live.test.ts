import { readFileSync } from 'node:fs';
import { forms } from '@/lib/content/query/forms';

// The templates that the owner pastes into the mail service must name the fields that the forms send.
const guide = readFileSync('docs/going-live.md', 'utf8');
const templates = [...guide.matchAll(/```html\n(.*?)```/gs)].map(([, template = '']) => template);

test.each([
  ['flight', templates[0], forms.flight],
  ['contact', templates[1], forms.contact],
])(
  'the %s template has every field that its form sends once, and lets no HTML through',
  (_, text, form) => {
    const variables = [...(text ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    const sent = form.fields.filter(({ inMessage }) => !inMessage);
    expect(variables.sort()).toEqual(sent.map(({ name }) => name).sort());
    expect(text).not.toContain('{{{');
  },
);
