import type { QuestionGroup } from './schema/guide';

// What travellers ask, by topic. If another file has the answer, use its variables, such as {term:deposit} or
// {closed:ross-island} (docs/editing.md), and don't repeat them. `link` leads to the page with the whole answer.
export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'What it costs',
    questions: [
      {
        id: 'cheapest',
        question: 'What does a trip cost, and what’s in the price?',
        answer: [
          'From {price:lowest} a person for three nights, “Andaman Delights”, to {price:highest} for seven, two sharing a room. Flights, meals other than breakfast and what you do in the water are extra.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'real',
        question: 'How do I know you’re real?',
        answer: [
          'Look up our registration and GSTIN, on “About”. Or ask us for two recent guests to talk to.',
        ],
        link: { label: 'How to check us', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}; up to {term:cancellation.nextDays} before, it’s all but {term:cancellation.nextPercent}; after that, what the hotels and ferries refund.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Ask your office first: LTC usually pays for tickets, not for hotels, meals or sightseeing. We hold your price until it answers.',
        ],
        link: { label: 'LTC: three questions for your office', href: '/touroperator#ltc-leave-travel-concession' },
      },
    ],
  },
  {
    id: 'ferries',
    heading: 'Getting here, and the ferries',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    questions: [
      {
        id: 'flight',
        question: 'Which flight is best from Chennai, Kolkata, Delhi or other cities?',
        answer: [
          'From Kolkata and Chennai you fly direct, in about two hours. Any flight that lands before noon suits all but two of our trips. Send us your dates, and within a day we’ll tell you which flights land in time.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who rings me, and who pays?',
        answer: [
          'Arnab rings, or another of us, with the next ferry; or your whole fare comes back. You pay for an extra night or a dearer seat.',
        ],
        link: { label: 'What it can cost you', href: '/prices-and-terms#ferry' },
      },
    ],
  },
  {
    id: 'your-days',
    heading: 'Which trip, and when',
    questions: [
      {
        id: 'when',
        question: 'When is the best time to come?',
        answer: [
          'From January to April, when the sea is calmest and clearest. From October to December the rain eases, but a storm can stop the ferries for days. May is half and half. From June to September it’s wet and rough: come for the forest.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'nights',
        question: 'How many nights on Havelock, how many on Neil, and which first?',
        answer: [
          'With seven nights, spend three on Havelock and two on Neil; with five, three on Havelock, or two there and one on Neil; with four, choose one island. The other nights are in Port Blair.',
          'If you dive, see Havelock first. If you don’t, begin on Neil from May to December: more ferries sail home from Havelock.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'knees',
        question: 'Our knees are bad. How much walking is there?',
        answer: [
          'Little, on “For three generations”, which two can take as well. Every gangway tilts, so we ask for a sailor’s arm; at Radhanagar the car waits. In the jail only the upper cells and the roof have stairs.',
        ],
        link: { label: 'Hotels with a lift or no step', href: '/before-you-travel#step-free' },
      },
      {
        id: 'vegetarian',
        question: 'We’re vegetarian. What will we eat?',
        answer: [
          'Dosas and thalis in Port Blair and on Havelock; on Neil rice, dal and fried brinjal. Marine Hill House in Port Blair and Sandbar Pavilions on Havelock have a vegetarian kitchen; our other hotels keep a clean pan if we ask. For food without onion and garlic choose those two; elsewhere expect plain rice, dal, curd and vegetables. Breakfast, or its box, can be without egg.',
        ],
        link: { label: 'How to say it in four languages', href: '/phrases#vegetarian' },
      },
      {
        id: 'swim',
        question: 'Can we swim in the sea, and what if we can’t swim?',
        answer: [
          'Yes, between Radhanagar’s flags, and at Bharatpur with the tide in; never in creeks or in Radhanagar’s northern lagoon, where crocodiles live. If you don’t swim, a guide pulls you over the coral on a ring.',
        ],
        link: { label: 'Safety in the water', href: '/before-you-travel#water-safety' },
      },
    ],
  },
  {
    id: 'rules',
    heading: 'Permits and documents',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    questions: [
      {
        id: 'ferry-papers',
        question: 'Which papers do we need, and how much luggage may we take?',
        answer: [
          'An original photo identity card each (from abroad, passport, visa and any permit), and 20 to 25 kg of luggage.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'Indian citizens need none on our trips. With a foreign passport, tell us your nationality before you book a flight; we ask the police, and hold your price until they answer.',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
