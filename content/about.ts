import type { About } from './schema/page';

// The page about the company. The order here is the order on the site.
export const about: About = {
  image: {
    src: '/images/about/port-blair-harbour.svg',
    alt: 'Fishing boats and a white ferry lie in a hill-ringed harbour in the gold of late afternoon',
  },
  sections: [
    {
      label: 'The name',
      heading: 'Named after a tree that grows on these beaches',
      paragraphs: [
        'The sea almond grows where the sand ends. Its leaves turn red before they fall, and its nuts float from island to island and take root where they land. Botanists call it Terminalia catappa.',
        '{company:name} is in Port Blair, which was renamed Sri Vijaya Puram in 2024.',
      ],
    },
    {
      label: 'How it works',
      heading: 'You write, we answer',
      paragraphs: [
        'Tell us who’s coming, when, and what you most want to see. You get a plan that names your hotels and ferries and fits the tide, and we’ll change it until it suits you. {term:onTrip} while you travel.',
      ],
      link: { label: 'See what a plan looks like', href: '/contact#example-reply' },
    },
    {
      label: 'Luck and the sea',
      heading: 'What we can’t promise, and what we do about it',
      points: [
        {
          heading: 'Turtles and glowing water',
          paragraph:
            'Turtles come ashore from about December to March, and the sea glows best around new moon. We’ll tell you the beach and the week with the best chance.',
        },
        {
          heading: 'Wind',
          paragraph:
            'A ferry may stay in port, so each trip ends with a night in Port Blair. If yours is cancelled, Arnab calls you or your hotel with the next one. An extra night you pay yourself.',
          link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        },
        {
          heading: 'Permits',
          paragraph:
            'We get the park and forest permits. If you come from abroad and need an area permit, you apply for it yourself, and we’ll show you how.',
          link: { label: 'Who issues permits', href: '/before-you-travel#permits-foreigners' },
        },
      ],
    },
    {
      label: 'Respect',
      heading: 'Some shores are not for visitors',
      paragraphs: [
        'Some forests and shores of these islands are closed by law. We take nobody there, and there’s plenty of coast that’s open.',
      ],
    },
    {
      label: 'Before you pay',
      heading: 'How to check us',
      points: [
        {
          heading: 'The list of tour operators',
          paragraph:
            'The islands’ Directorate of Tourism registers tour operators. Look for our number, below, on its list, or ask its office.',
        },
        {
          heading: 'The GST portal',
          paragraph:
            'On gst.gov.in choose “Search Taxpayer” and type our GSTIN, which begins with the islands’ code, 35. You’ll see our name.',
        },
        {
          heading: 'The register of LLPs',
          paragraph:
            'On mca.gov.in look up our LLPIN. You’ll see the year and the partners. Our bank account is in the same name.',
        },
      ],
    },
  ],
  principles: {
    heading: 'What you can rely on',
    points: [
      {
        heading: 'No surprises',
        paragraph:
          'A beach without shade, a room without a view, a morning when the sea is out: you’ll have read it in your plan.',
      },
      {
        heading: 'Your price in writing',
        paragraph: 'You have your price and your days in one message before you pay. No tax is added later.',
      },
      {
        heading: 'The reef stays as it is',
        paragraph:
          'Shells stay on the beach, plastic goes home with you, and we leave the coral alone.',
      },
    ],
  },
};
