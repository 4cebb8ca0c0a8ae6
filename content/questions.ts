import type { QuestionGroup } from './schema/guide';

// What travellers ask, by topic. If another file has the answer, use its facts, such as {term:deposit} or
// {closed:ross-island} (docs/editing.md), and don't repeat them. `link` leads to the page with the whole answer.
export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'What it costs',
    questions: [
      {
        id: 'cheapest',
        question: 'What does a trip cost, and which is the cheapest?',
        answer: [
          'Our honeymoons and family trips cost from {price:family-4-nights-5-days} a person for four nights to {price:honeymoon-7-nights-8-days} for seven, two sharing a room, tax included. The flagship trips, one of them only three nights long, we price for your dates, within one day. With grandparents the cheapest is “For three generations”, five nights for {price:family-5-nights-6-days}; for couples “Four evenings, four shores”, candlelit dinner included.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'covered',
        question: 'What does the price of a package cover?',
        answer: [
          'The price covers hotels with breakfast, private ferries, your own car and driver, entry tickets and park permits. You pay extra for the flight, for some boats and whatever you do in the water, and for lunch and dinner, from about ₹400 a meal.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'children',
        question: 'What do children, grandparents, solo travellers and groups pay?',
        answer: [
          'Children under five pay only for ferry seats, those from five to eleven {term:children.percent} of the price, and everyone older, grandparents too, the adult price. If you travel alone, you pay {term:singleSupplement.percent} more and have the room to yourself. From {term:perPerson.group} adults on there’s a group price.',
        ],
        link: { label: 'Group prices', href: '/touroperator' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how do I know you’re real?',
        answer: [
          'You pay nothing until you’ve said yes to a written plan. Then {term:deposit.percent} books it, and the balance is due {term:deposit.balanceDays} before you land. You pay {term:payment}.',
          'Check us first: our tourism registration and GSTIN are on the page “About”, the account is in the name given there, and somebody in Port Blair picks up when you call.',
        ],
        link: { label: 'Our numbers, and who answers', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}. You never owe more than you’ve paid.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes: change the hotels, the order of the islands or the number of nights, or have us write you a trip of your own, such as a week of diving. {term:longer}.',
        ],
        link: { label: 'Tell us your wishes', href: '/contact' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Yes, if your office pays for the Andamans this year. You book the flight as it prescribes, and for ₹500 we send a quotation, the ferry tickets and an invoice with names and nights.',
        ],
        link: { label: 'LTC', href: '/touroperator' },
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
          'The best flight lands before noon, so that you still have an afternoon. Chennai and Kolkata are about two hours away. From Delhi, Mumbai or Bengaluru fly direct if your day has a flight; if not, change in Chennai or Kolkata, and plan no ferry for that day. A ship from either takes three to four days.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'same-day',
        question: 'Can we go straight to Havelock on the day we land?',
        answer: [
          'Usually, if you land by 10 am: “Explore Havelock” is made for it. Ask us before you buy the flight. On our other trips you sail rested, after a night in Port Blair.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'how-long',
        question: 'How long does the ferry take, and which one is better?',
        answer: [
          'It takes {minutes:port-blair-to-havelock} minutes from Port Blair to Havelock, and {minutes:port-blair-to-neil} to Neil. Our trips use private ferries, which are faster; a government ferry costs less. If you get seasick, sit low down, near the middle.',
        ],
        link: { label: 'All ferries and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who helps, and who pays?',
        answer: [
          'On a trip with us, we find the next ferry and call you, and you choose a new ticket or the whole fare back. You pay for an extra night, and the difference if the new ticket costs more.',
        ],
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      },
    ],
  },
  {
    id: 'your-days',
    heading: 'Which trip, and when',
    questions: [
      {
        id: 'nights',
        question: 'How many nights on Havelock, how many on Neil, and which first?',
        answer: [
          'With seven nights, spend three on Havelock, two on Neil and two in Port Blair. With five, spend three on Havelock. With four, one island is calmer. If you dive, see Havelock first, well before the flight. From May to December begin on Neil, because more ferries sail to Port Blair from Havelock.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'families',
        question: 'Which trip suits small children or grandparents?',
        answer: [
          'With grandparents, choose “For three generations”, with only two ferries and three nights in one hotel. With toddlers alone, choose “Made for toddlers”. Leave Baratang for later: that day begins at about 3 am.',
        ],
        link: { label: 'For three generations', href: '/packages/family-5-nights-6-days' },
      },
      {
        id: 'best-months',
        question: 'Which months are best, and what if it rains?',
        answer: [
          'January to April are best: the sea is calmest then and the water clearest. For the year’s end and for Diwali, write early.',
          'From mid-May the monsoon brings green forest and emptier beaches, but a ferry can be cancelled, and from June to September boats to Elephant Beach often don’t run. In their place we’ll plan a forest walk, Bharatpur’s shallows if you go to Neil, or a mangrove kayak, which costs extra, and for Jolly Buoy its sister island, Red Skin.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
    ],
  },
  {
    id: 'rules',
    heading: 'Papers',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    questions: [
      {
        id: 'ferry-papers',
        question: 'Which papers do we need, and how much luggage may we take?',
        answer: [
          'Everyone needs an original photo identity card, such as Aadhaar, and a printed ticket, because not every ferry takes one on a phone. All ferries take 20 kg a person.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'Indian citizens need no area permit for any island on our trips, and we’ll get you the marine park’s.',
          'If you come from abroad, it depends on your passport. {guide:permits-foreigners}',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
