import type { About } from './schema/page';

// The page about the company. The site shows sections and principles in this order.
export const about: About = {
  image: {
    src: '/images/about/port-blair-harbour.svg',
    alt: 'Fishing boats and a white ferry lie in a hill-ringed harbour in the gold of late afternoon',
  },
  sections: [
    {
      label: 'The name',
      heading: 'Named after a tree of these beaches',
      paragraphs: [
        'The sea almond is a tree of the Andaman shores. Botanists call it Terminalia catappa. Its nuts float on the sea and grow on the island where they land.',
        '{company:name} is in Port Blair, which was renamed Sri Vijaya Puram in 2024. We plan trips through these islands: ferries, rooms, cars, and days that fit the weather and the tide.',
      ],
    },
    {
      label: 'How it works',
      heading: 'You write, we answer',
      paragraphs: [
        'Send us your dates, the number of people and what you want to see most. You get a written plan, and you can change it until it suits you.',
        'The prices on this site are {term:per}. “Prices and terms” says how you pay, when we answer and how you reach us while you travel.',
        'Our registration and tax number stand below. Pay only into the account in your plan.',
      ],
      link: { label: 'Prices and terms', href: '/prices-and-terms' },
    },
    {
      label: 'What we won’t do',
      heading: 'Three things we don’t promise',
      points: [
        {
          heading: 'Animals and glowing water',
          paragraph:
            'We do not promise you a dolphin, a turtle or a sea that glows at night. For turtles and the glow we tell you where and in which weeks the chance is best.',
        },
        {
          heading: 'Permits',
          paragraph:
            'Only the authorities give permits. If they refuse, or if the rule is unclear, we tell you.',
          link: { label: 'Permits and their authorities', href: '/before-you-travel#permits-foreigners' },
        },
        {
          heading: 'Visits to closed places',
          paragraph:
            'Some forests and shores are closed by law. We promise no visit there, and arrange none.',
        },
      ],
    },
    {
      label: 'The weather',
      heading: 'What bad weather can change',
      paragraphs: [
        'Weather can stop a ferry, so our plans have a night in Port Blair before the flight home. In the wet months the hills are green and the beaches empty, but your plan may have to change.',
      ],
    },
  ],
  principles: {
    heading: 'What you can rely on',
    points: [
      {
        heading: 'We tell you the bad news too',
        paragraph:
          'If we know that a beach has no shade, that a room has no hot water or that a crossing is often rough, we write it in your plan.',
      },
      {
        heading: 'Your price in writing',
        paragraph:
          'Your price and your days come in one message.',
      },
      {
        heading: 'We protect the reef',
        paragraph:
          'Shells stay on the beach, plastic goes back with you, and nobody touches the coral.',
      },
      {
        heading: 'We ask only what we need',
        paragraph:
          'The contact form needs your name, email, phone, the day you would like to arrive and a message. The rest is up to you.',
        link: { label: 'Privacy', href: '/privacy' },
      },
    ],
  },
};
