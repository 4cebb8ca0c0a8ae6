/** @jest-environment jsdom */
import { stubBlockedLocalStorage } from '@/components/storage/storage';
import { sendMail } from './send-mail';

const settings = {
  publicKey: 'key',
  serviceId: 'service',
  origin: 'https://mail.example',
  templates: { flight: 'flight', contact: 'contact' },
};
function makeResponse(status: number, text: () => Promise<string>) {
  const ok = status < 300;
  return async () => ({ ok, status, text });
}
const whole = (text: string) => async () => text;
const cut = () => Promise.reject(new TypeError('network error'));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

test.each([
  ['an answer that broke off', 'connectionLost', makeResponse(200, cut)],
  ['another text than OK', 'noAnswer', makeResponse(200, whole('{"status":"queued"}'))],
  ['a refusal', 'notAccepted', makeResponse(400, whole('Bad Request'))],
  ['a service that is busy', 'busy', makeResponse(429, whole('Too Many Requests'))],
  ['a server that failed', 'noAnswer', makeResponse(500, whole(''))],
  ['an OK', 'sent', makeResponse(200, whole('OK'))],
])('%s: %s', async (_, expected, answer) => {
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  expect(await sendMail(settings, 'contact', { name: 'Asha' })).toBe(expected);
  expect(jest.mocked(fetch).mock.lastCall?.[0]).toContain('https://mail.example/');
});

test('an error before the request is a result, too', async () => {
  jest.spyOn(document, 'createElement').mockImplementationOnce(() => {
    throw new Error('No element');
  });
  expect(await sendMail(settings, 'contact', { name: 'Asha' })).toBe('connectionLost');
});

test('the code loads even if the browser blocks site data', () => {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  stubBlockedLocalStorage();
  jest.isolateModules(() => expect(() => require('./send-mail')).not.toThrow());
});
