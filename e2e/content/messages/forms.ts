import { named } from '@/test/factories';

export const formMessages = {
  required: 'required',
  optional: 'optional',
  check: 'Please look again.',
  issues: {
    empty: '{field} is still empty.',
    ...named('email phone number'),
    early: 'This is before {other}.',
    long: '{length} characters, and {limit} fit.',
  },
  ...named('sending sent'),
  unsent: {
    offline: 'Not sent: you are offline.',
    waiting: 'Not sent yet: one press sends it.',
    ...named('broken refused busy signIn late missingParts notSetUp'),
  },
  ...named('prepared sendNow again another otherWays chat mail call'),
  message: 'Your message',
  ...named('tooLongForChat restored'),
  about: 'I would like to know more about {item}.',
  chosen: 'Chosen on the site: {choice}',
  arrival: 'I would arrive on {day}.',
  page: 'Sent from {page}',
  ...named('carrier noCarrier privacy'),
  direct: 'Ask us directly:',
  needsScript: 'This form needs scripts.',
  waiting: 'The button works as soon as its script has come.',
  honeypot: 'Leave this empty',
};
