import { needsMailSettings, readMailSettings } from './mail-settings';

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: ' service ',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'template-flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-contact',
};
const read = (env: Record<string, string>, required = false) =>
  readMailSettings(env as never, { required });

test('all four values are the settings, with the address of EmailJS', () => {
  expect(read(complete)).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templates: { flight: 'template-flight', contact: 'template-contact' },
    origin: 'https://api.emailjs.com',
  });
});

test('without values, or with empty ones, there is no mail service', () => {
  expect(read({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ' })).toBeUndefined();
});

test('missing and invalid variables are named', () => {
  const { NEXT_PUBLIC_EMAILJS_SERVICE_ID: _, ...three } = complete;
  expect(() => read(three)).toThrow('missing or invalid: NEXT_PUBLIC_EMAILJS_SERVICE_ID. ');
  // A local inbox is not a mail service.
  for (const origin of ['mail', 'self']) {
    const odd = { ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: origin };
    expect(() => read(odd, true)).toThrow('missing or invalid: NEXT_PUBLIC_EMAILJS_ORIGIN. ');
  }
});

test.each<[env: Record<string, string>, needed: boolean]>([
  [{}, false],
  [{ CI: 'true' }, true],
  [{ CI: 'true', MAIL: 'none' }, false],
])('whether a build with %j needs the settings: %s', (env, needed) => {
  expect(needsMailSettings(env as never)).toBe(needed);
});

test.each([
  ['self', undefined],
  ['https://mail.example:8443/', 'https://mail.example:8443'],
])('the address of the service may be %s', (text, origin) => {
  expect(read({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: text })?.origin).toBe(origin);
});
