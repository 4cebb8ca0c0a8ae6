import { readMailSettings } from './settings';

const complete = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID: 'template-flight',
  NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID: 'template-contact',
};

test('all four are the settings, at the address of the service', () => {
  expect(readMailSettings({ ...complete, NODE_ENV: 'production' })).toEqual({
    publicKey: 'key',
    serviceId: 'service',
    templates: { flight: 'template-flight', contact: 'template-contact' },
    origin: 'https://api.emailjs.com',
  });
});

test('none at all, or nothing but spaces, is no mail service', () => {
  expect(readMailSettings({})).toBeUndefined();
  expect(readMailSettings({ NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: ' ' })).toBeUndefined();
});

test.each(Object.keys(complete))('without %s the build stops and names it', (name) => {
  expect(() => readMailSettings({ ...complete, [name]: '' })).toThrow(`Missing: ${name}. `);
});

test('with one of them the other three are named', () => {
  expect(() => readMailSettings({ NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service' })).toThrow(
    'Missing: NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, NEXT_PUBLIC_EMAILJS_FLIGHT_TEMPLATE_ID, NEXT_PUBLIC_EMAILJS_CONTACT_TEMPLATE_ID.',
  );
});

test('an origin alone is not a mail service', () => {
  expect(() => readMailSettings({ NEXT_PUBLIC_EMAILJS_ORIGIN: 'self' })).toThrow('PUBLIC_KEY');
});

test.each(['self', 'https://mail.example', 'https://mail.example:8443', 'http://localhost:3000'])(
  'the service may be at %s',
  (origin) => {
    const settings = readMailSettings({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: origin });
    expect(settings?.origin).toBe(origin);
  },
);

test.each(['http://mail.example', 'https://mail.example/', 'https://mail.example/api', 'mail'])(
  'the service cannot be at %s',
  (origin) => {
    expect(() => readMailSettings({ ...complete, NEXT_PUBLIC_EMAILJS_ORIGIN: origin })).toThrow(
      `NEXT_PUBLIC_EMAILJS_ORIGIN is "${origin}"`,
    );
  },
);
