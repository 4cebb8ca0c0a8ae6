import type { Privacy } from './schema/page';

// The privacy page. Name, address and telephone come from company.ts, the fields of the forms from
// forms.ts. When you change how enquiries are handled, change this text and its date first.
export const privacy: Privacy = {
  updated: '2026-11-28',
  summary: {
    heading: 'In short',
    points: [
      {
        heading: 'No cookies, no tracking',
        paragraph:
          'We use no cookies, analytics or advertising, and the pages load nothing from other companies.',
      },
      {
        heading: 'Nothing is sent before you press the button',
        paragraph:
          'What you type stays in your browser until then, or until you choose a chat or email.',
      },
      {
        heading: 'One purpose',
        paragraph:
          'We use an enquiry only to answer it and to plan your trip. We never sell it or put you on a mailing list.',
      },
      {
        heading: 'You can withdraw',
        paragraph:
          'One message is enough to see, correct or delete what we have, or to withdraw your consent.',
      },
    ],
  },
  forms: {
    id: 'forms',
    heading: 'What each form asks for',
    lead: 'We use these details only for the purpose that is named with them.',
    flight: {
      heading: 'The flight form',
      why: 'To find a flight that fits your plan, and its fare.',
      place: { label: 'On the flights page', href: '/flights' },
    },
    contact: {
      heading: 'The contact form',
      why: 'To answer with a plan, by email, chat or call.',
      place: { label: 'On the contact page', href: '/contact' },
    },
    ferry: {
      heading: 'When a ferry is cancelled',
      why: 'To tell you which ships sail before your flight.',
      place: { label: 'On the page about cancelled ferries', href: '/ferry-cancelled' },
    },
    booking: {
      heading: 'Book Your Trip',
      why: 'To start planning. The address tells us where your journey starts.',
      place: { label: 'In the window on every page' },
    },
    added: [
      'Each message also names what you ask about, your day of arrival if you’ve chosen one, the page that you sent it from and the page before.',
      'The forms are for people of eighteen or older. If you’re younger, ask a parent or guardian to write.',
      'Please send no passports, payment cards, children’s names or details of anybody’s health. If somebody needs help, tell us only what help.',
    ],
  },
  sections: [
    {
      id: 'who',
      heading: 'Who handles your enquiry',
      paragraphs: [
        'Each form says what its button does: it sends your enquiry, or it prepares a message that you send yourself. In the second case EmailJS receives nothing.',
      ],
      parts: [
        {
          heading: 'EmailJS',
          paragraph:
            'EmailJS Pte. Ltd., a company outside India, turns the enquiry into an email to us. The law calls it our Data Processor. It sees your internet address and may keep a record of the delivery.',
        },
        {
          heading: 'Our mailbox',
          paragraph:
            'A person in Port Blair reads it and answers. Hotels, ferry operators and airlines get only what the booking needs, and only after you’ve agreed to a plan.',
        },
        {
          heading: 'Chat and phone',
          paragraph:
            'WhatsApp, which belongs to Meta, carries your words under its own terms, and your telephone company knows of a call.',
        },
        {
          heading: 'The web host',
          paragraph:
            'The server sees your internet address and the page that you open. The address of a shared link can hold a list or a day of arrival. The host may keep records for a time to prevent attacks.',
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'A draft of each form is kept in session storage until you send it or close the tab.',
        'Local storage keeps your day of arrival, what you choose for a trip (hotels, extras, how many you are), the list of what you save and the posts that you’ve read. What you choose goes into an enquiry that you write. Pages that you open or save are copied on your device, to be read without a network.',
        'We see none of it. To remove it, clear the site’s data in your browser’s settings.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'If you don’t book, we delete your enquiry {months} months after the last message between us. If you travel with us, we keep the trip’s papers for as long as the tax laws require.',
      ],
      months: 12,
      example: true,
    },
    {
      id: 'rights',
      heading: 'What you may ask of us',
      paragraphs: [
        'India’s Digital Personal Data Protection Act, 2023, and its Rules of November 2025 give you these rights. We follow all of them already. You may:',
      ],
      points: [
        'see what we have about you, what we do with it, and who received it',
        'have it corrected, completed or updated',
        'have it deleted, unless a law requires us to keep it',
        'withdraw your consent as easily as you gave it; what was done before remains lawful',
        'name a person who uses these rights after your death or when you can’t',
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask, and how to complain',
      paragraphs: [
        'Write to the address below, if you can from the one that you gave in the form. It costs nothing and needs no reasons. We settle a complaint within the ninety days of the Rules. After that you can go to the Data Protection Board of India.',
      ],
    },
    {
      id: 'if-it-goes-wrong',
      heading: 'If something goes wrong',
      paragraphs: [
        'If your details reach the wrong people, we tell you and the Data Protection Board without delay what happened, what it may mean for you and what you can do.',
      ],
    },
  ],
  exampleNote: 'Sample',
  responsible: {
    id: 'responsible',
    heading: 'Who is responsible',
    paragraph:
      'The law calls us the Data Fiduciary and you the Data Principal. A person in Port Blair answers.',
  },
};
