/** @jest-environment jsdom */
import { deliver } from './deliver';

const settings = {
  ...{ publicKey: 'key', serviceId: 'service', origin: 'self' },
  templates: { flight: 'flight', contact: 'contact' },
};
const answer = (status: number, text: () => Promise<string>) => async () => ({
  ...{ ok: status < 300, status, text },
});
const whole = (text: string) => async () => text;
const cut = () => Promise.reject(new TypeError('network error'));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation());

test.each([
  ['a connection that broke before an answer', 'broken', cut],
  ['an answer that broke off after its status', 'late', answer(200, cut)],
  ['an answer that was cut short', 'late', answer(200, whole('O'))],
  ['an answer without a text', 'late', answer(200, whole(''))],
  ['a page to sign in', 'signIn', answer(200, whole('<!doctype html>'))],
  ['a refusal', 'refused', answer(400, whole('Bad Request'))],
  ['a refusal that broke off', 'refused', answer(500, cut)],
  ['a service that is busy', 'busy', answer(429, whole('Too Many Requests'))],
  ['a gateway that got no answer', 'late', answer(502, whole(''))],
  ['a gateway that waited too long', 'late', answer(504, whole(''))],
  ['an OK', 'sent', answer(200, whole('OK'))],
])('%s: %s', async (_, delivery, fetch) => {
  Object.assign(globalThis, { fetch });
  expect(await deliver(settings, 'contact', { name: 'Asha' })).toBe(delivery);
  expect(globalThis.fetch).toBe(fetch);
});

test('a client that lacks its settings refuses, asks nobody and leaves no watch behind', async () => {
  const fetch = jest.fn();
  Object.assign(globalThis, { fetch });
  expect(await deliver({ ...settings, publicKey: '' }, 'contact', {})).toBe('refused');
  expect(fetch).not.toHaveBeenCalled();
  expect(globalThis.fetch).toBe(fetch);
});

test('it loads where the browser blocks site data', () => {
  const get = () => {
    throw new DOMException('Access is denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true });
  jest.isolateModules(() => expect(() => require('./deliver')).not.toThrow());
});
