import type { Privacy } from './schema/privacy';

// The privacy page. Name, address and telephone come from company.ts, the fields of the forms from
// forms.ts. When you change how enquiries are handled, change this text and its date first.
export const privacy: Privacy = {
  updated: '2026-11-22',
  summary: {
    heading: 'In four sentences',
    points: [
      {
        heading: 'Reading is free of watchers',
        paragraph:
          'There are no cookies, no analytics and no advertising, and the pages fetch nothing from other companies while you read.',
      },
      {
        heading: 'Nothing leaves before Send',
        paragraph:
          'What you type stays in your browser until you press the button, choose a chat or pick up the phone.',
      },
      {
        heading: 'One purpose',
        paragraph:
          'An enquiry is used to answer it and to plan the trip that you ask for, never for a mailing list and never for sale.',
      },
      {
        heading: 'You can take it back',
        paragraph:
          'One message is enough to see, correct or delete what we hold, or to withdraw your consent.',
      },
    ],
  },
  forms: {
    id: 'forms',
    heading: 'What each form asks for',
    lead: 'By pressing Send you give us these details for the purpose named beside them, and for no other. Leave out whatever you would rather not write down; what a form cannot do without is marked as required.',
    flight: {
      heading: 'The flight form',
      why: 'To look for a flight that meets your ferry and to tell you the fare.',
      place: { label: 'On the page about flights', href: '/flights' },
    },
    contact: {
      heading: 'The contact form',
      why: 'To answer with a plan for your dates and your party, by e-mail, chat or call.',
      place: { label: 'On the contact page', href: '/contact' },
    },
    booking: {
      heading: 'Book Your Trip',
      why: 'To write back and begin planning. The address tells us where your journey starts.',
      place: { label: 'In the popup of every page' },
    },
    added:
      'Each message also names the page from which it was sent and, if you came from a package, a place or a ferry, that item: it tells us what you were looking at. No form asks for a passport, a payment card or anything about your health; please don’t send such things unasked.',
  },
  sections: [
    {
      id: 'who',
      heading: 'Who handles your enquiry',
      paragraphs: [
        'Four parties can come into it. Sending a form involves the first two; the third only if you choose it.',
      ],
      parts: [
        {
          heading: 'EmailJS',
          paragraph:
            'When you press Send, your browser hands the enquiry to EmailJS (EmailJS Pte. Ltd., a company outside India). It turns the fields into an e-mail and forwards that to our mailbox. It does this on our behalf: in the words of the law it is our Data Processor. Like every server it sees the internet address from which you send, and it may keep a record of the delivery. Where a form says that online sending is not set up, EmailJS has no part in it.',
        },
        {
          heading: 'Our mailbox',
          paragraph:
            'There a person in Port Blair reads and answers. Only when you have agreed to a plan does a hotel, a ferry or an airline learn what its booking needs.',
        },
        {
          heading: 'Chat and phone',
          paragraph:
            'If you choose a chat instead, WhatsApp, which belongs to Meta, carries your words under terms of its own; if you call, your telephone company knows that you did. Links to other sites are like that too: what holds there, holds once you follow them.',
        },
        {
          heading: 'The web host',
          paragraph:
            'The server that delivers these pages sees, as all web servers do, your internet address and which page was asked for. Whoever runs it may keep such records for a while to ward off attacks. We don’t use them to learn anything about visitors.',
        },
      ],
    },
    {
      id: 'browser',
      heading: 'What stays in your browser',
      paragraphs: [
        'So that a lost connection costs you nothing, each form keeps a draft of what you type in your browser’s session storage. Nobody else can read it from there. It is wiped when the enquiry has been sent, and otherwise goes when you close the tab; a browser that reopens closed tabs may bring it back with them.',
        'What you mark with Keep is a list of pages in your browser’s local storage. It stays until you take the items off or clear the site’s data, and it reaches others only when you share its address or send it to us.',
        'On a computer that others use, clear your list and close the tab before you leave.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      paragraphs: [
        'An open enquiry stays until it is answered. If no trip comes of it, we delete it {months} months after the last message between us. Papers of a trip that took place stay for as long as the tax laws want them.',
      ],
      months: 12,
      example: true,
    },
    {
      id: 'rights',
      heading: 'What you may ask of us',
      paragraphs: [
        'India’s Digital Personal Data Protection Act, 2023, and its Rules of November 2025 give you these rights. Most of their duties bind companies from May 2027; we keep to them already.',
      ],
      points: [
        'See a summary of what we hold about you, what we do with it, and who else received it',
        'Have it corrected, completed or brought up to date',
        'Have it deleted, unless a law obliges us to keep it',
        'Withdraw your consent as easily as you gave it; what was done until then remains lawful',
        'Name a person who exercises these rights for you after death or in incapacity',
      ],
    },
    {
      id: 'how-to-ask',
      heading: 'How to ask, and how to complain',
      paragraphs: [
        'Write to the address at the end of this page, if you can from the mailbox that you gave in the form: that is how we find your enquiry and know that it is yours. It costs nothing, and you need not give reasons.',
        'A complaint goes to the same place, and we settle it as soon as we can, at the latest within the ninety days that the Rules allow. If you are not content then, you may turn to the Data Protection Board of India.',
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      paragraphs: [
        'The forms are for adults, which in this law means from eighteen. If you are younger, let a parent or guardian write. Of children who travel along we need to know how many there are and how old, not their names.',
      ],
    },
    {
      id: 'if-it-goes-wrong',
      heading: 'If something goes wrong',
      paragraphs: [
        'Should your details fall into the wrong hands, we tell you and the Data Protection Board without delay what happened, what may follow from it, and what we and you can do.',
        'When we change how enquiries are handled, this text changes first and bears the new date.',
      ],
    },
  ],
  exampleNote:
    'This period is an example, to be confirmed by the company before the site goes live.',
  responsible: {
    id: 'responsible',
    heading: 'Who answers for this',
    paragraph:
      'The law calls us the Data Fiduciary and you the Data Principal. Questions, wishes and complaints about your data reach a person here.',
  },
};
