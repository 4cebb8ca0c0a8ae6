// The messages of all enquiry forms. Messages about an invalid day of arrival are in labels.ts, under dates.
// Change the texts but not their names: "npm run check" lists the code that lacks one.
// The names after the text of a pattern are those that it may contain in { }.
import { pattern } from '../schema/pattern';

export const formMessages = {
  required: 'required',
  optional: 'optional',
  undecided: 'Not decided yet',
  reviewFields: 'Please look at this again before you send:',
  issues: {
    empty: pattern('Please fill in: {field}.', 'field'),
    invalidEmail:
      'This doesn’t look like an email address. It needs an @ and an ending, as in asha@mail.in.',
    invalidPhone:
      'Please write a phone number of 6 to 15 digits, with + and the country code if it isn’t Indian.',
    tooEarly: pattern('This is before “{other}”. Choose the same day or a later one.', 'field', 'other'),
    tooLong: pattern('Please shorten this: it has {length} characters, and {limit} fit.', 'field', 'length', 'limit'),
  },
  sending: 'Sending…',
  sent: 'Email sent successfully, we will reach out to you soon!',
  replyTo: 'This is where we’ll answer. If it’s mistyped, please write again.',
  sentBeforeChanges: 'What you’ve changed since may not be in it: press the button to send that too.',
  // What has become of an earlier try, when the latest was not sent.
  earlierTry: {
    delivered: 'What you sent before has reached us, but your changes haven’t.',
    mayHaveBeenDelivered: 'An earlier try may have reached us, but this one hasn’t.',
  },
  failed: {
    offline:
      'You’re offline, and nothing has been sent. What you typed is still here, and one tap sends it when you’re back online.',
    connectionLost:
      'The connection dropped: your enquiry may or may not have reached us. What you typed is still here: try again, or choose another way. Getting it twice does no harm.',
    notAccepted:
      'Our mail service didn’t take your enquiry. Nothing has been sent. What you typed is still here: try again, or choose another way.',
    busy: 'Our mail service is busy. Nothing has been sent. What you typed is still here: try again in a minute, or choose another way.',
    noAnswer: 'Our mail service hasn’t confirmed your enquiry: it may or may not have reached us. What you typed is still here: try again, or call and ask.',
    notSetUp: 'Your message is ready. Nothing has been sent yet.',
  },
  retryLabel: 'Try again',
  newEnquiryLabel: 'Write another enquiry',
  otherWays: 'Send it yourself:',
  chat: 'WhatsApp',
  mail: 'Email',
  call: 'Call and read it out',
  message: 'Read your message',
  tooLong: 'WhatsApp and email may take only the first part of a text this long: copy the rest from below.',
  restored: 'Not sent yet: what you typed earlier is still here.',
  aboutItem: pattern('I’d like to know more about: {item}.', 'item'),
  // In place of a total, if the visitor has changed what it was for.
  outdatedTotal: 'not for what I’ve filled in here, so please send me a new one.',
  arrival: pattern('I’d arrive on {day}.', 'day'),
  pageLine: pattern('Sent from {page}', 'page'),
  mailService: 'EmailJS, a mail service, sends them to us as an email.',
  sendYourself: 'Next, WhatsApp or email opens with all this filled in. Press send there.',
  privacyLink: 'How to withdraw or complain',
  directContacts: 'Form not working? Reach us here:',
  needsScript: 'This form needs JavaScript. Reach us here:',
  buttonLoading: 'The button will work in a moment.',
  loadFailed: 'It hasn’t loaded yet. Copy your text and reload, or reach us below.',
  honeypot: 'Leave this empty',
};
