import { makeFormMessages } from '@/test/factories';

export const formMessages = makeFormMessages({
  issues: {
    empty: '{field} is still empty.',
    tooEarly: 'This is before {other}.',
    tooLong: '{length} characters, and {limit} fit.',
  },
  optional: 'optional',
  message: 'Your message',
  needsScript: 'This form needs scripts.',
});
