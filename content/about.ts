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
      heading: 'Named after a tree of these beaches',
      paragraphs: [
        'The sea almond grows where the sand ends. Its leaves turn red before they fall, and its nuts float from island to island and take root where they land. Botanists call it Terminalia catappa.',
        '{company:name} is in Port Blair, which was renamed Sri Vijaya Puram in 2024. From here we book your ferries, rooms and cars, and fit your days to the weather and the tide.',
      ],
    },
    {
      label: 'How it works',
      heading: 'You write, we answer',
      paragraphs: [
        'Tell us who’s coming, when, and what you most want to see. You get a written plan that names your hotels and ferries, and we’ll change it until it suits you.',
        'You pay nothing until you’ve said yes, and then only into our company’s account. {term:onTrip} while you travel.',
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
            'A ferry may stay in port, so each trip ends with a night in Port Blair. If your ferry is cancelled, Arnab calls you with the next one.',
          link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
        },
        {
          heading: 'Permits',
          paragraph:
            'We get the permits your trip needs. Visitors from abroad apply for their own area permit, and we’ll tell you how.',
          link: { label: 'Who issues permits', href: '/before-you-travel#permits-foreigners' },
        },
      ],
    },
    {
      label: 'Respect',
      heading: 'Some shores are not for visitors',
      paragraphs: [
        'Some forests and shores of these islands are closed by law. We take nobody there, and you won’t run out of open coast.',
      ],
    },
  ],
  principles: {
    heading: 'What you can rely on',
    points: [
      {
        heading: 'No surprises',
        paragraph:
          'A beach without shade, a room without a view, a crossing that’s often rough: you’ll have read it in your plan.',
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
      {
        heading: 'We ask only what we need',
        paragraph: 'For a plan that’s your name, email, phone, day of arrival and a few lines.',
        link: { label: 'Privacy', href: '/privacy' },
      },
    ],
  },
};
