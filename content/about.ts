import type { About } from './schema/page';

// The page about the company. The order here is the order on the site.
export const about: About = {
  // How you began, told above the people in people.ts.
  // This is an example: enter your own, and delete `example: true`.
  story: [
    'In December 2016 a storm stopped every ferry for about five days. Meera was at the front desk of a hotel on Havelock, with forty guests who were missing their flights. Each morning she called Arnab, who sold tickets at Haddo Wharf. Shiny had come to dive and couldn’t. Once the paths were clear, she took the guests walking in the forest.',
    'Back in Port Blair the three of us agreed that those forty had lacked one person who knew the hotels, the ferries and the weather, and would tell them the truth. By spring we were {company:name}.',
  ],
  example: true,
  sections: [
    {
      label: 'The name',
      heading: 'Named after a tree that grows on these beaches',
      paragraphs: [
        'The sea almond grows where the sand ends. Its leaves turn red before they fall, and its nuts float from island to island and take root where they land.',
      ],
      image: {
        src: '/images/about/port-blair-harbour.svg',
        alt: 'Fishing boats and a white ferry lie in a hill-ringed harbour in the gold of late afternoon',
      },
    },
    {
      label: 'Luck and the sea',
      example: true,
      heading: 'What went wrong in 2025, our last full year',
      points: [
        {
          heading: 'Six cancelled ferries',
          paragraph:
            'Of about 300 sailings we booked, six were cancelled, one of the 140 from January to April and five of the 160 in the rest of the year. Eight parties were on them. Six sailed later the same day and one the next. The eighth, a family from Nagpur, waited two days, missed their flight and had to buy another.',
          link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        },
        {
          heading: 'One complaint we deserved',
          paragraph:
            'In March a couple’s room on Havelock stood beside a building site, and we hadn’t asked. They called at eight. By ten Shiny had them in another hotel, and we paid for it. Since then we ask every hotel what’s being built next door.',
        },
      ],
    },
    {
      label: 'Before you pay',
      example: true,
      heading: 'How to check us',
      points: [
        {
          heading: 'The public lists',
          paragraph:
            'With the numbers below, look us up on the Directorate of Tourism’s list of tour operators (andamantourism.gov.in). Type our GSTIN into “Search Taxpayer” on gst.gov.in, and our LLPIN on mca.gov.in, which shows the year we were founded and our names: Meera Selvan, Arnab Haldar, Shiny Rao.',
        },
        {
          heading: 'Reviews we can’t choose',
          paragraph:
            'Look for “{company:name}, Port Blair” on Google Maps. Sort by lowest rating, and read our replies.',
        },
        {
          heading: 'Our guests',
          paragraph: 'We’ll put you in touch with two recent guests who made a trip like yours.',
          link: { label: 'What guests say', href: '/topplaces#testimonials' },
        },
      ],
    },
  ],
  principles: {
    heading: 'What you can rely on',
    points: [
      {
        heading: 'Stairs, tides and extras',
        paragraph:
          'Your plan says how many stairs there are, when the tide is out, and what costs extra.',
        link: { label: 'Read a sample plan', href: '/contact#sample-reply' },
      },
      {
        heading: 'Your price in writing',
        paragraph: 'You’ll have every day and every hotel before you pay.',
      },
      {
        heading: 'We pick up',
        paragraph:
          'While you’re here, we answer from 5 am to 10 pm, and in an emergency at any hour.',
      },
    ],
  },
};
