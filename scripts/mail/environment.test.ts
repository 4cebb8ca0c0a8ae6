import type { MailSettings } from '@/lib/enquiry/mail-settings';
import { checkKeys } from './environment';

const right: MailSettings = {
  publicKey: 'aB3dE6gH9jK2mN5pQ',
  serviceId: 'service_ab12cde',
  templates: { flight: 'template_fl1ght0', contact: 'template_c0ntact' },
  origin: 'https://mail.example',
};

test('keys in their known forms, and those of another form, may be right', () => {
  expect(checkKeys(right)).toBeUndefined();
  const own = { flight: 'own-flight', contact: 'own-contact' };
  expect(checkKeys({ ...right, publicKey: 'key', serviceId: 'own', templates: own })).toBe(
    undefined,
  );
});

test.each<[string, Partial<MailSettings>, string]>([
  ['curly quotes', { publicKey: '“aB3dE6gH9jK2mN5pQ”' }, 'PUBLIC_KEY has “ in it'],
  ['a space', { serviceId: 'service_ab 12cde' }, 'SERVICE_ID has a space in it'],
  ['a template as service', { serviceId: 'template_fl1ght0' }, 'SERVICE_ID is a Template ID'],
  ['a service as key', { publicKey: 'service_ab12cde' }, 'PUBLIC_KEY is the Service ID'],
  ['a key as service', { serviceId: 'aB3dE6gH9jK2mN5pQ' }, 'SERVICE_ID looks like the Public Key'],
  [
    'a service as template',
    { templates: { ...right.templates, contact: 'service_ab12cde' } },
    'CONTACT_TEMPLATE_ID is the Service ID',
  ],
  [
    'one template twice',
    { templates: { flight: 'template_a', contact: 'template_a' } },
    'FLIGHT_TEMPLATE_ID and CONTACT_TEMPLATE_ID are the same',
  ],
])('%s is told with the name of the variable', (_, change, told) => {
  expect(checkKeys({ ...right, ...change })).toContain(told);
});
