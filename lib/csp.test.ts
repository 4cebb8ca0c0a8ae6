import { contentSecurityPolicy } from './csp';

const parts = {
  scripts: ['sha256-a='],
  pictureHosts: [],
  mailOrigin: undefined,
};

/** The policy as a map from directive to values. */
function read(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

test('scripts are the site’s own files and those with a hash, styles its own files alone', () => {
  const policy = read(contentSecurityPolicy(parts));
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", "'sha256-a='"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('form-action')).toEqual(["'self'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
});

test('nothing in it lets inline scripts, eval, other schemes or every host through', () => {
  const full = { ...parts, pictureHosts: ['pictures.example'], mailOrigin: 'https://mail.example' };
  const policy = contentSecurityPolicy(full).replace("font-src 'self' data:", '');
  expect(policy).not.toMatch(/unsafe|data:|blob:|\*|http:/);
});

test('pictures come from the hosts that are allowed, requests go to the mail service', () => {
  const policy = read(
    contentSecurityPolicy({
      ...parts,
      pictureHosts: ['pictures.example', 'more.example'],
      mailOrigin: 'https://mail.example',
    }),
  );
  expect(policy.get('img-src')).toEqual([
    "'self'",
    'https://pictures.example',
    'https://more.example',
  ]);
  expect(policy.get('connect-src')).toEqual(["'self'", 'https://mail.example']);
});

test.each([undefined, 'self'])(
  'with the mail origin %s, requests stay on the site',
  (mailOrigin) => {
    const policy = read(contentSecurityPolicy({ ...parts, mailOrigin }));
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  },
);
