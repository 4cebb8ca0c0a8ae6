import type { Forms } from './schema/form';

// The enquiry forms. The names of the fields are those of the mail templates: don't change them.
export const forms: Forms = {
  flight: {
    subject: 'Flight enquiry',
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, autoComplete: 'name' },
      { name: 'email', label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        required: true,
        autoComplete: 'tel',
        hint: 'With the country code, if it is not an Indian number',
      },
      { name: 'subject', label: 'Subject', type: 'text', required: false, autoComplete: 'off' },
      {
        name: 'from',
        label: 'From',
        type: 'text',
        required: true,
        autoComplete: 'off',
        hint: 'The city you start in',
      },
      {
        name: 'to',
        label: 'To',
        type: 'text',
        required: true,
        autoComplete: 'off',
        hint: 'Port Blair, or where you fly on to',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: false,
        autoComplete: 'off',
        hint: 'Your dates, how many you are, and how much luggage',
      },
    ],
    missing: 'Must enter name, email, phone and destinations!',
  },
  contact: {
    subject: 'Trip enquiry',
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, autoComplete: 'name' },
      { name: 'email', label: 'E-mail', type: 'email', required: true, autoComplete: 'email' },
      {
        name: 'phone',
        label: 'Phone',
        type: 'tel',
        required: true,
        autoComplete: 'tel',
        hint: 'For a call or a chat, whichever you like better',
      },
      {
        name: 'date',
        label: 'Date',
        type: 'date',
        required: true,
        autoComplete: 'off',
        hint: 'The day you would like to arrive; a guess is fine',
      },
      {
        name: 'message',
        label: 'Message',
        type: 'textarea',
        required: true,
        autoComplete: 'off',
        hint: 'Who is coming, for how long, and what you hope to see',
      },
    ],
    missing: 'Must enter all the fields!',
  },
  booking: {
    subject: 'Book Your Trip',
    fields: [
      { name: 'name', label: 'Name', type: 'text', required: true, autoComplete: 'name' },
      { name: 'email', label: 'email', type: 'email', required: true, autoComplete: 'email' },
      {
        name: 'address',
        label: 'Address',
        type: 'text',
        required: false,
        autoComplete: 'street-address',
      },
    ],
    missing: 'We need your name and e-mail to answer you.',
    submit: 'Book Now',
  },
  required: 'required',
  optional: 'optional',
  fillIn: '{field} is still empty.',
  sendByChat: 'Send by WhatsApp',
  sendByMail: 'Send by e-mail',
  handedOver:
    'Your message is ready in the app that opens. It reaches us when you press send there; what you typed stays here.',
  withoutScript:
    'Do the buttons do nothing? Then the script they need has not arrived. Write, chat or call instead: every way to reach us stands on this page.',
};
