import type { QuestionGroup } from './schema/guide';

// What travellers ask, by topic. If another file has the answer, don't repeat it, but use its variables, such as
// {term:deposit} or {closed:ross-island} (docs/editing.md). `link` leads to the page with the full answer.
export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'Prices and booking',
    questions: [
      {
        id: 'cheapest',
        question: 'What does a trip cost, and what’s included?',
        answer: [
          'From {price:lowest} each for three nights to {price:highest} for seven, if two share a room. That covers your room and breakfast, the ferries, the cars, and the tickets your plan names. Flights, other meals and water sports are extra.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'book',
        question: 'How do I book, and how long does it take?',
        answer: [
          'Write to us. About two days later you have your plan, with a fixed price. Say yes, and pay {term:deposit.percent}.',
        ],
        link: { label: 'Tell us about your trip', href: '/contact' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          'Up to {term:cancellation.days} before you land, you lose only {term:cancellation.percent}. In the last two weeks you get back what hotels and ferries refund, perhaps nothing.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
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
        question: 'Which flight is best, and what if it lands late?',
        answer: [
          'Direct flights from Chennai, Kolkata, Bengaluru and Delhi usually land before noon, in time for all our trips but “Island Hopping” (by eleven) and “Explore Havelock” (by ten).',
          'If you land in the evening, day 1 stays empty, or we add a night.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'ferry-cancelled',
        question: 'Who calls me if my ferry is cancelled, and who pays?',
        answer: [
          'Arnab calls you with the next ferry. If you don’t want it, you get your whole fare back. You pay for a better seat, an extra night and, at worst, a night that a hotel won’t move.',
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
        question: 'When is the best time to come, and what about the Pujas?',
        answer: [
          'From January to April, when the sea is calmest and clearest. From October to December a storm can stop the ferries for days. From mid-May it’s wet and rough.',
          // Six people on “For three generations” as its Overview counts them, but with flights at ₹21,000, another
          // night in Port Blair (₹8,050) with dinner and lunch for five, and no light show for five: ₹2,75,150.
          'Come at the Pujas for Durga, not for the sea. On “For three generations”, land on Tuesday, 5 October 2027, and add a night. Your driver will bring you to anjali in a Bengali village on Havelock and to the pandals of Port Blair. On your spare day you watch Durga go down to the sea.',
          'With flights from Kolkata, which cost more then, meals and that night, six of you pay about ₹2,75,000.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'nights',
        question: 'How many nights on Havelock, how many on Neil, and which first?',
        answer: [
          'In a week, three on Havelock and two on Neil. In five nights, three on Havelock, or two there and one on Neil. In four, two or three on one island.',
          'If one of you dives, see Havelock first.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'honeymoon',
        question: 'It’s our honeymoon. Where can we be on our own?',
        answer: [
          'In one of our six island hotel rooms that stand apart, at a table of your own on the sand, and on Neil once the day’s visitors have sailed.',
        ],
        link: { label: 'Rooms that stand apart', href: '/hotelbooking' },
      },
      {
        id: 'woman-alone',
        question: 'I’m a woman travelling alone. Which trip?',
        answer: [
          '“Havelock & Neil Escapade”, says Shiny. In a room of your own it’s {plan:alone.total}, or {plan:alone-in-deluxe.total} in Deluxe. “In every class there’s somebody at the desk all night. Your driver has your name, you have his, and he waits at the beach until you’re done.”',
        ],
        link: { label: 'Shiny’s trip', href: '/packages/havelock-neil-escapade' },
      },
      {
        id: 'knees',
        question: 'Which trip suits a grandmother with bad knees, and a child of three?',
        answer: [
          '“For three generations” has three nights in one hotel and one outing a day. In Standard and Luxury there’s a lift in Port Blair and no step on Havelock.',
        ],
        link: { label: 'Hotels with a lift or no step', href: '/before-you-travel#step-free' },
      },
      {
        id: 'vegetarian',
        question: 'Will we find vegetarian food, or fish every day?',
        answer: [
          'In Deluxe and Luxury we book you hotels with a vegetarian kitchen, which will leave out onion and garlic. In Standard your dinner comes from a separate pan, and we’ll ask for it without onion and garlic. If you’re vegetarian on Tuesdays, we tell the hotel which evening.',
          'At noon the bazaar on Havelock or Neil cooks the morning’s catch the Bengali way, with rice and dal. In the evening every hotel has fish, in thick slices with few bones.',
        ],
        link: { label: 'How to say it in four languages', href: '/phrases#vegetarian' },
      },
      {
        id: 'safe',
        question: 'Our parents worry. Are you a real company, and is it safe?',
        answer: [
          'Look up our registration and GSTIN on “About”, or ask us for two recent guests to call. Ten lines to forward say the rest.',
        ],
        link: { label: 'Ten lines for your parents', href: '/before-you-travel#parents' },
      },
      {
        id: 'swim',
        question: 'Can we swim in the sea, and what if we can’t swim?',
        answer: [
          'Yes, between Radhanagar’s flags, at Bharatpur when the tide’s in and, in a life jacket, over coral. If you can’t swim, a guide tows you. Never swim in creeks or in Radhanagar’s northern lagoon, where crocodiles live.',
        ],
        link: { label: 'Safety in the water', href: '/before-you-travel#water-safety' },
      },
      {
        id: 'dive-and-swim',
        question: 'One of us dives, and the other can’t swim. What do we do?',
        answer: [
          'The tide decides, so send us your dates. If it’s in before noon, choose “Three nights on Havelock”. On day 3 one of you dives from a boat, and is back for lunch. On day 4 you go to the coral together, and a guide pulls the one who can’t swim on a ring. That’s {plan:dive-and-coral.total} for two on top of the trip. If it’s in only after noon, when the boats stop, choose “Into the water together”, with the lagoon on Neil.',
          'If you both swim a little, dive from the shore ({extra:first-dive-from-the-shore} each), with an instructor beside each of you. If you can’t swim at all, leave the dive and take the ring or, standing on the bottom, a sea walk ({extra:sea-walk}).',
        ],
        link: { label: '“Three nights on Havelock”', href: '/packages/honeymoon-5-nights-6-days' },
      },
    ],
  },
  {
    id: 'rules',
    heading: 'Permits, documents and LTC',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    questions: [
      {
        id: 'ferry-papers',
        question: 'Which documents do we need, and do we need a permit?',
        answer: [
          'Indian citizens need an original photo ID each, and no area permit. We get you permits for parks. From abroad, bring passport and visa, and tell us your nationality before you book a flight. We’ll ask the police.',
        ],
        link: { label: 'Documents and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'ltc',
        question: 'Will LTC pay for our trip?',
        answer: [
          'Your fares, if your office agrees. The order for central staff has ended, so ask first. Your rooms can wait for the answer.',
        ],
        link: { label: 'LTC, and what to ask your office', href: '/ltc' },
      },
    ],
  },
];
