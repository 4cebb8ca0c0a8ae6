import { contentSecurityPolicy } from './csp';

// e2e/export.spec.ts checks the rest of the policy. Its pages send to the site itself.
test.each([
  [undefined, "'self'"],
  ['https://mail.example', "'self' https://mail.example"],
])('with the mail origin %s, pages may connect to %s', (mailOrigin, allowed) => {
  const policy = contentSecurityPolicy({ scripts: [], mailOrigin });
  expect(policy.split('; ')).toContain(`connect-src ${allowed}`);
});
