import type { MailSettings } from '@/lib/enquiry/mail';
import { findInMail } from './mail';

function makeSettings(overrides: Partial<MailSettings> = {}): MailSettings {
  return {
    publicKey: 'key',
    serviceId: 'service',
    templates: { flight: 'flight', contact: 'contact' },
    origin: 'https://api.emailjs.com',
    ...overrides,
  };
}

const problems = (settings: MailSettings | undefined) =>
  findInMail({ settings }).map(({ problem }) => problem);

test('settings of an account are fine', () => {
  expect(problems(makeSettings())).toEqual([]);
});

test('no settings are listed', () => {
  expect(problems(undefined)).toEqual([expect.stringContaining('are not set')]);
});

test.each([
  { publicKey: 'local-inbox' },
  { origin: 'self' },
  { origin: 'http://localhost:3000' },
  { origin: 'https://localhost' },
  { origin: 'http://127.0.0.1:3000' },
])('the local inbox is listed: %j', (overrides) => {
  expect(problems(makeSettings(overrides))).toEqual([expect.stringContaining('local inbox')]);
});

test('settings with a fault are listed with the fault', () => {
  const found = findInMail({ fault: { problem: 'Missing: X.', sources: [] } });
  expect(found.map(({ problem }) => problem)).toEqual(['cannot be used: Missing: X']);
});
