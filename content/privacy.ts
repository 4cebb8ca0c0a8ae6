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
          'There are no cookies, no analytics and no advertising. The pages load nothing from other companies.',
      },
      {
        heading: 'Nothing is sent before you press the button',
        paragraph:
          'What you type into a form stays in your browser until you press the button, or choose a chat or email.',
      },
      {
        heading: 'One purpose',
        paragraph:
          'We use an enquiry only to answer it and to plan your trip. We never sell it or use it for a mailing list.',
      },
      {
        heading: 'You can withdraw',
        paragraph:
          'One message is enough to see, correct or delete what we have about you, or to withdraw your consent.',
      },
    ],
  },
  forms: {
    id: 'forms',
    heading: 'What each form asks for',
    lead: 'We use these details only for the purpose that is named with them.',
    flight: {
      heading: 'The flight form',
      why: 'To look for a flight that fits your plan and to tell you the fare.',
      place: { label: 'On the flights page', href: '/flights' },
    },
    contact: {
      heading: 'The contact form',
      why: 'To answer with a plan for your dates and your group, by email, chat or call.',
      place: { label: 'On the contact page', href: '/contact' },
    },
    ferry: {
      heading: 'When a ferry is cancelled',
      why: 'To tell you which ships sail next, before your flight.',
      place: { label: 'On the page about cancelled ferries', href: '/ferry-cancelled' },
    },
    booking: {
      heading: 'Book Your Trip',
      why: 'To write back and start planning. The address tells us where your journey starts.',
      place: { label: 'In the window on every page' },
    },
    added: [
      'Each message also names the page from which you sent it, and the page before it. It names what you ask about and, if you have chosen one, your day of arrival.',
      'The forms are for people of eighteen years or older. If you are younger, please ask a parent or guardian to write.',
      'No form asks for a passport, a payment card, a child’s name or anybody’s health. Please don’t send us these. If somebody needs help, tell us only what help.',
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
            'When you press the button, your browser passes the enquiry to EmailJS (EmailJS Pte. Ltd., a company outside India), which sends it to our mailbox as an email. The law calls it our Data Processor. It sees the internet address from which you send, and it may keep a record of the delivery.',
        },
        {
          heading: 'Our mailbox',
          paragraph:
            'A person in Port Blair reads your enquiry there and answers. Hotels, ferry operators and airlines get your details only after you have agreed to a plan. They get only what the booking needs.',
        },
        {
          heading: 'Chat and phone',
          paragraph:
            'WhatsApp, which belongs to Meta, carries your words under its own terms. If you call, your telephone company knows about the call.',
        },
        {
          heading: 'The web host',
          paragraph:
            'The server that delivers these pages sees your internet address and the page that you ask for. A link that somebody shares with you can hold a list or a day of arrival, as part of that page’s address. The company that runs the server may keep such records for a time to prevent attacks.',
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'Each form keeps a draft of what you type in your browser’s session storage. We cannot read it there. It is deleted when the enquiry has been sent, or when you close the tab.',
        'Your day of arrival is kept in your browser’s local storage, for all tabs, until you choose another one or clear the site’s data.',
        'What you choose for a trip (hotels, extras, how many you are) is kept there too, and goes into an enquiry that you write.',
        'What you save is a list of pages in your browser’s local storage. It stays until you take the items off or clear the site’s data.',
        'Which posts of the blog you have read is noted there too, until you clear the site’s data.',
        'Pages that you open, and what you save, are copied on your device, so that you can read them without a network. We cannot see the copies. To remove them, clear the site’s data in your browser’s settings.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'If you do not book a trip, we delete your enquiry {months} months after the last message between us. If you travel with us, we keep the papers of the trip for as long as the tax laws require.',
      ],
      months: 12,
      example: true,
    },
    {
      id: 'rights',
      heading: 'What you may ask of us',
      paragraphs: [
        'India’s Digital Personal Data Protection Act, 2023, and its Rules of November 2025 give you these rights. We follow all of them, whichever day the law has set for each.',
      ],
      points: [
        'See what we have about you, what we do with it, and who received it',
        'Have it corrected, completed or updated',
        'Have it deleted, unless a law requires us to keep it',
        'Withdraw your consent as easily as you gave it; what was done before that remains lawful',
        'Name a person who can use these rights for you after your death or when you cannot',
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask, and how to complain',
      paragraphs: [
        'Write to the address at the end of this page, if you can from the address that you gave in the form. It costs nothing, and you need not give reasons.',
        'Send a complaint to the same address. We settle it within the ninety days that the Rules allow. If you are not satisfied then, you can complain to the Data Protection Board of India.',
      ],
    },
    {
      id: 'if-it-goes-wrong',
      heading: 'If something goes wrong',
      paragraphs: [
        'If your details reach the wrong people, we tell you and the Data Protection Board without delay. We say what happened, what it may mean for you, and what you can do.',
        'When we change how we handle enquiries, we change this text and its date first.',
      ],
    },
  ],
  exampleNote:
    'This period is an example, to be confirmed by the company before the site goes live.',
  responsible: {
    id: 'responsible',
    heading: 'Who is responsible',
    paragraph:
      'The law calls us the Data Fiduciary and you the Data Principal. A person in Port Blair answers.',
  },
};
