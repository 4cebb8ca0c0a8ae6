/** @jest-environment node */
import { isLoopback } from '../loopback';
import { findTrespass } from './guard';

describe('isLoopback', () => {
  it.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.0.0.2', '127.255.255.255', '::1', '[::1]'])(
    '%s is',
    (name) => expect(isLoopback(name)).toBe(true),
  );

  it.each([
    '',
    '0.0.0.0',
    '::',
    '192.168.1.10',
    '10.0.0.1',
    '128.0.0.1',
    '127.0.0.1.evil.example',
    '127.evil.example',
    'localhost.evil.example',
    'evil-localhost',
    'a.localhost',
    'localhost.',
    '[::1',
    '::2',
  ])('%j is not', (name) => expect(isLoopback(name)).toBe(false));
});

describe('findTrespass', () => {
  const ask = (headers: Record<string, string>) =>
    findTrespass(new Request('http://localhost:3000/inbox', { headers }));

  it.each<Record<string, string>>([
    {},
    { Host: 'localhost:3000' },
    { Host: 'LocalHost:3000', Origin: 'http://localhost:3000' },
    { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000' },
    { Host: '[::1]:3000', Origin: 'http://[::1]:3000' },
    { Host: 'localhost', Origin: 'http://localhost' },
    { Host: 'localhost:3000', Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
    { Host: 'localhost:3000', 'Sec-Fetch-Site': 'none' },
  ])('lets %j pass', (headers) => expect(ask(headers)).toBeUndefined());

  it.each<Record<string, string>>([
    { Host: 'evil.example' },
    { Host: 'evil.example:3000' },
    // DNS rebinding: all of one origin, but not ours.
    {
      Host: 'evil.example:3000',
      Origin: 'http://evil.example:3000',
      'Sec-Fetch-Site': 'same-origin',
    },
    { Host: 'localhost.evil.example:3000' },
    { Host: 'evil.example@localhost:3000' },
    { Host: '192.168.1.10:3000' },
    { Host: '' },
  ])('does not answer to the name in %j', (headers) =>
    expect(ask(headers)).toBe('The enquiry inbox answers only to localhost.'),
  );

  it.each<Record<string, string>>([
    { Origin: 'http://evil.example' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: '' },
    { Origin: 'http://localhost' },
    { Origin: 'http://localhost:3001' },
    { Origin: 'https://localhost:3000' },
    { Origin: 'http://127.0.0.1:3000' },
    { Origin: 'http://localhost:3000.evil.example' },
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'cross-site' },
  ])('takes nothing from another website: %j', (headers) =>
    expect(ask({ Host: 'localhost:3000', ...headers })).toBe(
      'The enquiry inbox takes no requests from other websites.',
    ),
  );
});
