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
          'From {price:family-4-nights-5-days} for four nights, {term:perPerson}, tax included. “For three generations” gives families five nights for {price:family-5-nights-6-days}; couples begin with “Four evenings, four shores” at {price:honeymoon-4-nights-5-days}, candlelight dinner included.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'covered',
        question: 'What does the price of a package cover?',
        answer: [
          'Hotels, breakfast, private ferries, your own car and driver, entry tickets and permits. You add the flight to Port Blair, lunch and dinner, and whatever you choose to do in the water.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'children',
        question: 'What do children, seniors, groups and people alone pay?',
        answer: [
          'From one to four, only the ferry tickets; from five to eleven {term:children.percent} of the price; from twelve up what adults pay, grandparents included. Alone you pay {term:singleSupplement}. From {term:perPerson.group} adults on it’s a group price.',
        ],
        link: { label: 'Group prices', href: '/touroperator' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how do I know that you’re real?',
        answer: [
          'You pay nothing until you’ve said yes to a written plan. Then it’s {term:deposit}, by bank transfer or UPI, and the receipt comes the same day.',
          'Call us first: someone in Port Blair picks up. The account in your plan is in the company’s name.',
        ],
        link: { label: 'Our numbers, and who answers', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          'The day counts: {term:cancellation}. You never owe more than you’ve paid.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes, change anything: the hotels, the order of the islands, the number of nights. An extra night is {term:longer}.',
        ],
        link: { label: 'Tell us your wishes', href: '/contact' },
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
          'One that lands in the morning. From Delhi, Mumbai or Bengaluru you may change planes, depending on the day; plan no ferry for a day with a change.',
          'A ship sails from Chennai and Kolkata a few times a month, three to four days each way. Ask us for the next dates.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'same-day',
        question: 'Can we go to Havelock on the day when we land?',
        answer: [
          'Yes, if you land by 10 am and choose “Explore Havelock”. On our other trips you sail rested, after a night in Port Blair.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'how-long',
        question: 'How long does the ferry take, and which one is better?',
        answer: [
          'From Port Blair it’s {minutes:port-blair-to-havelock} minutes to Havelock and {minutes:port-blair-to-neil} to Neil. Take a private ferry, as our trips do; a government one costs less and takes longer. If you get seasick, sit low down and near the middle.',
        ],
        link: { label: 'All ferries and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who helps, and who pays?',
        answer: [
          'On a trip with us, we do. We look for the next one and call you, and you choose a new ticket or the whole fare back. You pay for an extra night.',
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
          'Seven nights are best: three on Havelock, two on Neil, two in Port Blair. With five, spend three on Havelock. With four, one is easier, though couples love two, when ferry times allow. If you dive, Havelock comes first, far from the flight.',
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
          '“For three generations”: two ferries, never both on one day, and three nights in one hotel. With toddlers alone, “Made for toddlers”. Leave Baratang for when they’re older.',
        ],
        link: { label: 'For three generations', href: '/packages/family-5-nights-6-days' },
      },
      {
        id: 'best-months',
        question: 'Which months are best, and what if it rains?',
        answer: [
          'January to April: the sea is calmest then and the water clearest. For the year-end, when {term:season}, and for Diwali write as soon as you know your dates.',
          'In the monsoon, from mid-May, the forest is green and the beaches empty, but a ferry can be cancelled.',
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
          'An original photo identity card, such as Aadhaar, for everyone with a ticket; for a child without one we’ll ask the ferry. Print your ferry tickets, and keep to 20 kg a person.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'Indian citizens need no area permit for the islands we sell, and we apply for the marine park’s. {guide:permits-foreigners}',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
