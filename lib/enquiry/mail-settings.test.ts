import { readMailSettings } from './mail-settings';

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'template-flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-contact',
};
const readOrigin = (origin: string) =>
  readMailSettings({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })?.origin;

test('all four are the settings, at the address of the service', () => {
  expect(readMailSettings({ ...complete, NODE_ENV: 'production' })).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templates: { flight: 'template-flight', contact: 'template-contact' },
    origin: 'https://api.emailjs.com',
  });
});

test.each([' ', '…', '...'])('%j alone is no mail service', (text) => {
  const values = Object.keys(complete).map((name) => [name, text]);
  expect(readMailSettings(Object.fromEntries(values))).toBeUndefined();
});

test('what is missing stops the build by name', () => {
  const missing = `Missing: ${Object.keys(complete).join(', ')}.`;
  expect(() => readMailSettings({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'self' })).toThrow(missing);
});

test.each(['self', 'https://mail.example:8443', 'http://localhost:3000'])('%s is right', (origin) =>
  expect(readOrigin(origin)).toBe(origin),
);

test.each(['http://mail.example', 'https://mail.example/api', 'mail'])('%s is not', (origin) => {
  expect(() => readOrigin(origin)).toThrow(`NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"`);
});
