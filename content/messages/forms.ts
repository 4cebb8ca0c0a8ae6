// What the enquiry forms say, whichever form it is. What is said of a wrong day of arrival is in labels.ts, under dates.
// Change the texts and keep their names: "npm run check" names the code that lacks one.
export const formMessages = {
  required: 'required',
  optional: 'optional',
  check: 'Please check your enquiry: something in it is not right.',
  issues: {
    empty: 'Please fill in: {field}.',
    email:
      'This does not look like an email address. It needs an @ and an ending, such as asha@mail.in.',
    phone:
      'There is no phone number here yet. Write one of 6 to 15 digits, with + and the country code if it is not Indian.',
    number: 'Enter a whole number from 1 to 60, such as 2, or leave this empty.',
    early: 'This day is before “{other}”. Choose the same day or a later one.',
    long: 'This is too long: it has {length} characters, and {limit} are allowed. Please shorten it.',
  },
  sending: 'Sending…',
  sent: 'Email sent successfully, we will reach out to you soon!',
  unsent: {
    offline:
      'You are offline, so nothing has been sent. What you typed is still here. When the connection is back, one tap sends it.',
    waiting: 'Nothing has been sent yet. Everything you typed is still here. Press the button to send it.',
    broken:
      'The connection failed before an answer came. We cannot tell whether your enquiry has been sent. What you typed is still here: try again, or choose another way. It does no harm if we get it twice.',
    refused:
      'Our mail service did not accept your enquiry, so nothing has been sent. What you typed is still here: try again, or choose another way.',
    busy: 'Our mail service is busy, so nothing has been sent. What you typed is still here: try again in a minute, or choose another way.',
    signIn:
      'Your network answered instead of our mail service, so nothing has been sent. The Wi-Fi may need a sign-in first, as in hotels. Sign in, then try again.',
    late: 'No complete answer has come from our mail service. Your enquiry may have been sent, or not. What you typed is still here: try again, or call us and ask if it has arrived.',
    missingParts:
      'A part of this page did not load, so nothing has been sent. What you typed is still here: try again, or choose another way.',
    notSetUp: 'Nothing has been sent yet. Choose one way to send your message.',
  },
  prepared: 'One more step: send it',
  sendNow: 'Send it now',
  again: 'Try again',
  another: 'Write another enquiry',
  otherWays: 'Send the same message in another way:',
  chat: 'WhatsApp',
  mail: 'Email',
  call: 'Call and read it out',
  message: 'Read your message',
  tooLongForChat:
    'WhatsApp takes only the first part of a text as long as yours. Send it by email, or copy the rest from below.',
  restored: 'What you typed earlier is still here.',
  about: 'I would like to know more about: {item}.',
  extras: 'Extras: {items}',
  arrival: 'I would arrive on {day}.',
  page: 'Sent from {page}',
  carrier:
    'When you press the button, the mail service EmailJS brings them to our mailbox.',
  noCarrier:
    'You send the message yourself, by chat or email.',
  privacy: 'How to withdraw or complain',
  direct: 'You can also ask us directly:',
  needsScript: 'Sending this form needs JavaScript. Please write to us by WhatsApp or email, or call.',
  waiting: 'You can write already. The button works as soon as this page has loaded completely.',
  honeypot: 'Leave this empty',
};
