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
          'From {price:lowest} each for three nights to {price:highest} for seven, if two share a room. That covers rooms, breakfasts, ferries, cars and tickets. Flights, other meals and water sports are extra.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'real',
        question: 'How do I know you’re real?',
        answer: [
          'Look up our registration and GSTIN on “About”, or ask us for two recent guests to ring.',
        ],
        link: { label: 'How to check us', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}. Up to {term:cancellation.nextDays} before, all but {term:cancellation.nextPercent} comes back. Later, you get only what hotels and ferries refund, perhaps nothing.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Yes, but ask your office first. LTC usually pays for tickets, not for hotels, meals or sightseeing. Buy the flight where your office says, not from us.',
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
          'Direct flights from all four usually land before noon, in time for all our trips but “Island Hopping” (land by eleven) and “Explore Havelock” (by ten: from Bengaluru take the early flight).',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'landing-late',
        question: 'Our flight lands in the evening. What then?',
        answer: [
          'Tell us, and we’ll leave day 1 empty or add a night ({extra:extra-night} each). If the plane is late, your car waits.',
        ],
        link: { label: 'How late you can land for each trip', href: '/compare' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who rings me, and who pays?',
        answer: [
          'Arnab or another of us rings you with the next ferry. If you don’t want it, your whole fare comes back. You pay for a dearer seat, an extra night and, at worst, a night that a hotel won’t move.',
        ],
        link: { label: 'What it can cost you', href: '/prices-and-terms#ferry' },
      },
      {
        id: 'seasick',
        question: 'Will we be seasick?',
        answer: [
          'Perhaps not: from January to April the sea is mostly calm. Arnab tells you where to sit, and when to take a tablet.',
        ],
        link: { label: 'Your first time at sea', href: '/cruise#at-sea' },
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
          'From January to April, when the sea is calmest and clearest. From October to December the rain eases, but a storm can stop the ferries for days. From mid-May to September it’s wet and rough, and you’d come for green hills and empty beaches.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'nights',
        question: 'How many nights on Havelock, how many on Neil, and which first?',
        answer: [
          'Seven nights: three on Havelock, two on Neil, two in Port Blair.',
          'Six: two, one and three, with a day for the marine park or Ross Island.',
          'Five: three on Havelock, or two there and one on Neil. Four: two on one island or, if you don’t mind packing, one on each. The others, and always the last, are in Port Blair.',
          'If you dive, see Havelock first. If you don’t, begin on Neil from May to December.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'woman-alone',
        question: 'I’m a woman travelling alone. Which trip?',
        answer: [
          '“Havelock & Neil Escapade” in Deluxe, says Shiny: there are people about in the evening, and you needn’t dine by yourself. With a room of your own it’s {plan:alone-in-deluxe.total}.',
        ],
        link: { label: 'Shiny’s trip', href: '/packages/havelock-neil-escapade' },
      },
      {
        id: 'pool',
        question: 'Which hotels have a pool?',
        answer: [
          'In Luxury both in Port Blair, Sandbar Pavilions on Havelock and Starfish Meadow Villas on Neil. In Deluxe only Tern & Tide in Port Blair, a small one; in Standard none.',
        ],
        link: { label: 'All eighteen hotels', href: '/hotelbooking' },
      },
      {
        id: 'knees',
        question: 'Our knees are bad. How much walking is there?',
        answer: [
          'Not much on “For three generations”, which suits a couple too. But the gangway tilts with the tide, so we’ll ask a sailor for his arm, and it’s a high step into a glass-bottom boat.',
        ],
        link: { label: 'Hotels with a lift or no step', href: '/before-you-travel#step-free' },
      },
      {
        id: 'vegetarian',
        question: 'We’re vegetarian. What will we eat?',
        answer: [
          'In Port Blair and on Havelock you’ll find dosas and thalis, on Neil rice, dal and fried brinjal; for fish, the bazaars at noon. Marine Hill House in Port Blair (Deluxe, {class:Deluxe} more each a night) and Sandbar Pavilions on Havelock (Luxury, {class:Luxury}) have a vegetarian kitchen, which will leave out onion and garlic, and another for fish. At other hotels we ask for a clean pan.',
        ],
        link: { label: 'How to say it in four languages', href: '/phrases#vegetarian' },
      },
      {
        id: 'moon',
        question: 'We won’t be there at new moon. What can we do after dark?',
        answer: [
          'Night kayaks need a new moon, so paddle by day. After dark we’ll set six or more of you a table on the sand ({extra:friends-table} each), or book you a dinner cruise in Port Blair’s harbour ({extra:harbour-dinner-cruise}).',
        ],
        link: { label: 'The dark nights', href: '/kayaking#the-darkest-nights' },
      },
      {
        id: 'photographer',
        question: 'Can a photographer come with us to the beach?',
        answer: [
          'Yes, in the hour before sunset on Havelock or Neil, for {extra:photographs}. Three days later you’ll have forty edited pictures. Ask Shiny to show you some. If it rains, the money comes back.',
        ],
        link: { label: 'A trip with photographs', href: '/packages/honeymoon-7-nights-8-days' },
      },
      {
        id: 'safe',
        question: 'Our parents ask whether it’s safe. What do we tell them?',
        answer: ['We’ve put the answer in ten lines, ready to send.'],
        link: { label: 'Ten lines for your parents', href: '/before-you-travel#parents' },
      },
      {
        id: 'swim',
        question: 'Can we swim in the sea, and what if we can’t swim?',
        answer: [
          'Yes, between Radhanagar’s flags and, when the tide’s in, at Bharatpur. Never swim in creeks or in Radhanagar’s northern lagoon, where crocodiles live. Over coral you wear a life jacket, and if you can’t swim, a guide pulls you along on a ring.',
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
          'Indian citizens need an original photo identity card each, and no area permit; permits for parks we get for you. From abroad, bring passport and visa, and tell us your nationality before you book a flight. We’ll ask the police.',
        ],
        link: { label: 'Documents and permits', href: '/before-you-travel#papers' },
      },
    ],
  },
];
