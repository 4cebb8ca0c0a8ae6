import { contentSecurityPolicy } from './csp';

const sources = { scripts: ['sha256-a='], pictureHosts: ['pictures.example'] };

/** The policy as an object from directive to values. */
function read(mailOrigin: string | undefined): Record<string, string> {
  const directives = contentSecurityPolicy({ ...sources, mailOrigin }).split('; ');
  return Object.fromEntries(directives.map((one) => one.split(/ (.*)/).slice(0, 2)));
}

test('a page runs and shows what the site has, what has a hash, and what a host is allowed for', () => {
  expect(read('https://mail.example')).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-a='",
    'style-src': "'self'",
    'img-src': "'self' https://pictures.example",
    'font-src': "'self' data:",
    'connect-src': "'self' https://mail.example",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker',
    'worker-src': "'self'",
  });
});

test.each([undefined, 'self'])('with the mail origin %s requests stay on the site', (origin) => {
  expect(read(origin)['connect-src']).toBe("'self'");
});
