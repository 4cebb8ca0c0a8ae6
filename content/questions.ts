import type { QuestionGroup } from './schema/guide';

// What travellers ask, by topic. If another file has the answer, don't repeat it, but use its variables, such as
// {term:deposit} or {closed:ross-island} (docs/editing.md). `link` leads to the page with the full answer.
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
          'Ask your office first: LTC usually pays for tickets, not for hotels, meals or sightseeing.',
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
        question: 'Which flight is best from Chennai, Kolkata, Bengaluru or Delhi?',
        answer: [
          'From all four, take a direct flight. If it lands before noon, you can take any trip but “Island Hopping” (land by eleven) and “Explore Havelock” (by ten).',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who rings me, and who pays?',
        answer: [
          'Arnab or another of us will ring you with the next ferry. Or your whole fare comes back. If it takes an extra night or a dearer seat, you pay for that.',
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
          'From January to April, when the sea is calmest and clearest. From October to December the rain eases, but a storm can stop the ferries for days. In mid-May the monsoon arrives, and until September it’s wet and rough: come for the forest.',
          'If your parents are coming, choose February rather than the Pujas, when about every second day is wet and a ferry may stop. If it has to be October, add a night in Port Blair.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'nights',
        question: 'How many nights on Havelock, how many on Neil, and which first?',
        answer: [
          'With seven nights, spend three on Havelock and two on Neil. With five, take three on Havelock, or two there and one on Neil. With four, take two on one island or, if you don’t mind packing, one on each. The rest, and always the last, you’ll spend in Port Blair.',
          'If you dive, see Havelock first. If you don’t, begin on Neil from May to December: more ferries sail home from Havelock.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'friends',
        question: 'We’re six or eight friends. Which trip is ours?',
        answer: [
          '“Explore Havelock”: the divers go out while the others sleep. For a long weekend there’s “Andaman Delights”, but no dive fits into it. Come at new moon, and eight of you fill the kayaks by night.',
        ],
        link: { label: 'What six, eight or nine of you pay', href: '/touroperator' },
      },
      {
        id: 'dives',
        question: 'Who will we dive with?',
        answer: [
          'On Havelock and Neil, with Ninth Reef Divers, a PADI centre you can look up. On a first dive your instructor stays beside you; certified divers go four to a guide. If wind keeps the boat in, you’ll dive on your next free morning, or have your money back.',
        ],
        link: { label: 'The centre and its sites', href: '/scubadiving' },
      },
      {
        id: 'knees',
        question: 'Our knees are bad. How much walking is there?',
        answer: [
          'Not much, if you choose “For three generations” (it works for a couple, too). The hard moments are the gangway, which tilts with the tide, so we’ll ask a sailor to give you an arm, and the high step into a glass-bottom boat.',
        ],
        link: { label: 'Hotels with a lift or no step', href: '/before-you-travel#step-free' },
      },
      {
        id: 'vegetarian',
        question: 'We’re vegetarian. What will we eat?',
        answer: [
          'In Port Blair and on Havelock you’ll find dosas and thalis, on Neil rice, dal and fried brinjal. Marine Hill House in Port Blair and Sandbar Pavilions on Havelock have a vegetarian kitchen, also for food without onion and garlic; our other hotels keep a clean pan if we ask.',
        ],
        link: { label: 'How to say it in four languages', href: '/phrases#vegetarian' },
      },
      {
        id: 'fish',
        question: 'We eat fish, the Bengali way. Where’s it good?',
        answer: [
          'In Havelock’s bazaar, at noon, with rice and dal, and on Neil whenever the boats have been out. On half board, ask for your thali with fish, and without chilli for a small child.',
        ],
        link: { label: 'What meals cost', href: '/prices-and-terms#extras' },
      },
      {
        id: 'safe',
        question: 'Our parents ask whether it’s safe. What do we tell them?',
        answer: ['Tell them who’ll look after you. We’ve put it in ten lines, ready to send.'],
        link: { label: 'Ten lines for your parents', href: '/before-you-travel#parents' },
      },
      {
        id: 'swim',
        question: 'Can we swim in the sea, and what if we can’t swim?',
        answer: [
          'Yes, between Radhanagar’s flags and, with the tide in, at Bharatpur. Never swim in creeks or in Radhanagar’s northern lagoon, where crocodiles live. If you can’t swim, a guide pulls you over the coral on a ring.',
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
        question: 'Which documents do we need, and do we need a permit?',
        answer: [
          'Indian citizens need an original photo identity card each, and no area permit; permits for parks we get for you. From abroad, bring passport and visa, and tell us your nationality before you book a flight: we’ll ask the police.',
        ],
        link: { label: 'Documents and permits', href: '/before-you-travel#papers' },
      },
    ],
  },
];
