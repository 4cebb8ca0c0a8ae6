import type { Forms } from './schema/form';

// The enquiry forms. The names of the fields are those of the mail templates: don't change them.
export const forms: Forms = {
  flight: {
    subject: 'Flight enquiry',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        autoComplete: 'name',
        limit: 100,
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        required: true,
        autoComplete: 'email',
        limit: 254,
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        required: true,
        autoComplete: 'tel',
        limit: 40,
        hint: 'With the country code, if it is not an Indian number',
      },
      {
        name: 'subject',
        label: 'Subject',
        type: 'text',
        required: false,
        autoComplete: 'off',
        limit: 150,
      },
      {
        name: 'from',
        label: 'From',
        type: 'text',
        required: true,
        autoComplete: 'off',
        limit: 100,
        hint: 'The city you start in',
      },
      {
        name: 'to',
        label: 'To',
        type: 'text',
        required: true,
        autoComplete: 'off',
        limit: 100,
        hint: 'Port Blair, or where you fly on to',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: false,
        autoComplete: 'off',
        limit: 2000,
        hint: 'Your dates, how many you are, and how much luggage',
      },
    ],
    missing: 'Must enter name, email, phone and destinations!',
    send: 'Send enquiry',
    prepare: 'Prepare my message',
    privacy:
      'We use your name, e-mail, phone and travel wishes to answer you, and for nothing else.',
  },
  contact: {
    subject: 'Trip enquiry',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        autoComplete: 'name',
        limit: 100,
      },
      {
        name: 'email',
        label: 'E-mail',
        type: 'email',
        required: true,
        autoComplete: 'email',
        limit: 254,
      },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        required: true,
        autoComplete: 'tel',
        limit: 40,
        hint: 'For a call or a chat, whichever you like better',
      },
      {
        name: 'date',
        label: 'Date',
        type: 'date',
        required: true,
        autoComplete: 'off',
        limit: 10,
        hint: 'The day you would like to arrive; a guess is fine',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: true,
        autoComplete: 'off',
        limit: 2000,
        hint: 'Who is coming, for how long, and what you hope to see',
      },
    ],
    missing: 'Must enter all the fields!',
    send: 'Send enquiry',
    prepare: 'Prepare my message',
    privacy:
      'We use your name, e-mail, phone, date and message to answer you, and for nothing else.',
  },
  booking: {
    subject: 'Book Your Trip',
    fields: [
      {
        name: 'name',
        label: 'Name',
        type: 'text',
        required: true,
        autoComplete: 'name',
        limit: 100,
      },
      {
        name: 'email',
        label: 'email',
        type: 'email',
        required: true,
        autoComplete: 'email',
        limit: 254,
      },
      {
        name: 'address',
        label: 'Address',
        type: 'text',
        required: false,
        autoComplete: 'street-address',
        limit: 300,
      },
    ],
    missing: 'We need your name and e-mail to answer you.',
    send: 'Book Now',
    prepare: 'Book Now',
    privacy: 'We use your name, e-mail and address to answer you, and for nothing else.',
  },
  words: {
    required: 'required',
    optional: 'optional',
    check: 'Something in your enquiry needs another look.',
    faults: {
      empty: '{field} is still empty.',
      email:
        'This does not look like an e-mail address. It needs an @ and an ending, such as asha@mail.in.',
      phone:
        'This does not look like a telephone number: 6 to 15 digits, with + and the country code if it is not Indian.',
      date: 'This is not a date. Choose a day, such as 2027-01-20.',
      long: 'This is too long: {length} characters, and {limit} fit. Please shorten it.',
    },
    sending: 'Sending…',
    sent: 'Email sent successfully, we will reach out to you soon!',
    unsent: {
      offline:
        'You are offline, so nothing has been sent. What you typed is kept here, and one tap sends it when the connection is back.',
      back: 'The connection is back. Nothing has been sent yet, and everything you typed is still here.',
      broken:
        'The connection failed and no answer came back. Please take it that nothing has been sent. What you typed is still here: try again, or choose another way.',
      refused:
        'Our mail service did not take your enquiry: nothing has been sent. What you typed is still here: try again, or choose another way.',
      busy: 'Our mail service is busy: nothing has been sent. What you typed is still here: try again in a minute, or choose another way.',
      signIn:
        'The network you are on answered instead of our mail service: nothing has been sent. It may want you to sign in first, as in a hotel. Then try again.',
      late: 'No answer came within 15 seconds. Your enquiry may have been sent, or not. What you typed is still here: try again, or ask us by another way whether it has come.',
      interrupted:
        'This page was closed while your enquiry was on its way. It may have been sent, or not. What you typed is still here.',
      missingParts:
        'The part of this page that sends has not arrived: nothing has been sent. What you typed is still here: try again, or choose another way.',
      notSetUp:
        'Nothing has been sent yet: your message is ready, and it goes by one of these ways.',
      tooSoon:
        'An enquiry of yours has just been sent. If this is another one, please send it in {seconds} seconds; it stays here until then.',
    },
    sendNow: 'Send it now',
    otherWays: 'The same words by another way:',
    chat: 'WhatsApp',
    mail: 'E-mail',
    call: 'Call and read it out',
    message: 'Your message',
    copy: 'Copy the message',
    copied: 'Copied.',
    restored: 'What you typed earlier is still here.',
    about: 'I would like to know more about: {item}.',
    address: 'Address: {address}',
    page: 'Sent from {page}',
    from: 'reached from {page}',
    notSetUp:
      'Sending from this page is not set up yet. Fill in the form all the same: it puts your message together, and you send it by WhatsApp or e-mail with one more tap, or read it to us on the phone.',
    carrier:
      'A mail service, EmailJS, carries them to our mailbox when you press the button, and not before.',
    noCarrier: 'They stay on your device until you send the message yourself.',
    privacy: 'Privacy',
    direct:
      'Does the button do nothing? Then the script that it needs has not arrived. Ask us directly:',
    honeypot: 'Leave this empty',
  },
};
