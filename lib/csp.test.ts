import { contentSecurityPolicy } from './csp';

// The rest of the policy is read in the exported pages (e2e/export.spec.ts), which send to the site itself.
test.each([
  [undefined, "'self'"],
  ['https://mail.example', "'self' https://mail.example"],
])('with the mail origin %s pages may connect to %s', (mailOrigin, allowed) => {
  const policy = contentSecurityPolicy({ scripts: [], mailOrigin });
  expect(policy.split('; ')).toContain(`connect-src ${allowed}`);
});
