import type { Privacy } from './schema/page';

// The privacy page. Name, address and phone come from company.ts, and the fields of the forms from forms.ts. Before you
// change how enquiries are handled, change this text and its date.
export const privacy: Privacy = {
  updated: '2026-11-29',
  summary: {
    heading: 'In short',
    points: [
      {
        heading: 'No cookies, no following you about',
        paragraph:
          'Nothing on these pages is loaded from another company. If you write to us, your message names the two pages you’d just read.',
      },
      {
        heading: 'Nothing is sent before you press send',
        paragraph:
          'Until then, what you type stays in your browser.',
      },
      {
        heading: 'One purpose',
        paragraph:
          'We use it to answer you and plan your trip.',
      },
      {
        heading: 'You can withdraw',
        paragraph:
          'One message is enough.',
      },
    ],
  },
  forms: {
    id: 'forms',
    heading: 'What each form asks for',
    lead: 'Only what we need to answer you.',
    flight: {
      heading: 'The flight form',
      why: 'To find a flight and its fare.',
      page: { label: 'On the flights page', href: '/flights' },
    },
    contact: {
      heading: 'The contact form',
      why: 'To answer with a plan.',
      page: { label: 'On the contact page', href: '/contact' },
    },
    ferryCancelled: {
      heading: 'When a ferry is cancelled',
      why: 'To tell you what sails before your flight.',
      page: { label: 'On its own page', href: '/ferry-cancelled' },
    },
    booking: {
      heading: 'Book Your Trip',
      why: 'Your address tells us your airport.',
      page: { label: 'In the window on every page' },
    },
    added: [
      'A message also names what you’ve chosen.',
      'Under eighteen? Ask a parent or guardian to write. Please send no passports, cards or children’s names.',
    ],
  },
  sections: [
    {
      id: 'who',
      heading: 'Who handles your enquiry',
      paragraphs: [
        'One of us reads it. Hotels, ferries and airlines get only what your booking needs.',
      ],
      parts: [
        {
          heading: 'EmailJS',
          paragraph:
            'If a form sends your message itself, EmailJS Pte. Ltd., our Data Processor outside India, turns it into an email. It sees your internet address and may keep a record.',
        },
        {
          heading: 'WhatsApp and email',
          paragraph:
            'If WhatsApp (Meta’s) or your own email opens instead, its own terms apply.',
        },
        {
          heading: 'The web host',
          paragraph:
            'It sees your internet address and which page you open, with any shared list or dates, and may keep both.',
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'A draft stays until you send it or close the tab; your day of arrival, your choices, what you save or have read, and copies of pages stay until you clear them. We see none of it.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'If you don’t book, we delete your enquiry 12 months after the last message. If you do, we keep the records as long as the tax laws require.',
      ],
      example: true,
    },
    {
      id: 'rights',
      heading: 'What you may ask of us',
      paragraphs: [
        'India’s Digital Personal Data Protection Act, 2023, comes into force in steps until May 2027. You may already:',
      ],
      points: [
        'see what we have about you, what it’s for, and who received it',
        'have it corrected, or deleted unless a law forbids it',
        'withdraw your consent as easily as you gave it',
        'name someone to use these rights if you can’t',
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask or complain',
      paragraphs: [
        'Write to the address below. We settle a complaint within ninety days; after that you can go to the Data Protection Board of India, once the rules about it are in force. If your details reach the wrong people, we’ll tell you and the Board.',
      ],
    },
  ],
  responsible: {
    id: 'responsible',
    heading: 'Who is responsible',
    paragraph:
      'In the law’s words, the Data Fiduciary is Sea Almond Travels LLP:',
  },
};
