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
          'From {price:family-4-nights-5-days} for four nights to {price:honeymoon-7-nights-8-days} for seven, {term:perPerson}, tax included. The best buy for a family is “For three generations”, with five nights for {price:family-5-nights-6-days}. For a couple it’s “Four evenings, four shores” at {price:honeymoon-4-nights-5-days}, with a candlelight dinner in the price.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'covered',
        question: 'What does the price of a package cover?',
        answer: [
          'The price covers your hotels with breakfast, private ferries, a car and driver of your own, entry tickets and park permits. You add the flight to Port Blair, whatever you’d like to do in the water, and lunch and dinner: about ₹400 a person in a simple restaurant, ₹900 at a resort.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'children',
        question: 'What do children, grandparents, solo travellers and groups pay?',
        answer: [
          'Children of one to four pay only for their ferry seats, and those of five to eleven pay {term:children.percent} of the price. From twelve on everyone pays the adult price, grandparents included. If you travel alone, you pay {term:singleSupplement.percent} more and have the room to yourself. From {term:perPerson.group} adults on you get a group price.',
        ],
        link: { label: 'Group prices', href: '/touroperator' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how do I know you’re real?',
        answer: [
          'You pay nothing until you’ve said yes to a written plan. Then {term:deposit.percent} books it, by bank transfer or UPI, and the balance is due {term:deposit.balanceDays} before you land. Your receipt comes the same day.',
          'Check us first. Our registration with Andaman Tourism and our GSTIN are on the page “About”, somebody in Port Blair picks up the telephone, and the account in your plan is in the company’s name.',
        ],
        link: { label: 'Our numbers, and who answers', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}. You never owe more than you’ve paid, and any refund reaches you within ten days.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes, you can change anything: the hotels, the order of the islands, the number of nights. {term:longer}. Or tell us what you love, and we’ll write you a trip from scratch.',
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
          'The best flight lands before noon, so that you still have an afternoon in Port Blair. From Chennai and Kolkata you’re in the air for about two hours. From Delhi, Mumbai or Bengaluru take a direct flight if your day has one; if not, leave early and change in Chennai or Kolkata, and plan no ferry for that day.',
          'You can also come by sea. A ship sails from Chennai and from Kolkata a few times a month and takes three to four days, and we’ll send you the next dates.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'same-day',
        question: 'Can we go straight to Havelock on the day we land?',
        answer: [
          'Usually, if you land by 10 am: “Explore Havelock” is made for it. Ask us before you buy the flight, because a delay can cost you the ferry. On our other trips you sleep in Port Blair first, and sail rested.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'how-long',
        question: 'How long does the ferry take, and which one is better?',
        answer: [
          'From Port Blair it takes {minutes:port-blair-to-havelock} minutes to Havelock and {minutes:port-blair-to-neil} to Neil. Our trips use private ferries, which are faster; a government ferry costs less and takes longer. If you get seasick, sit low down, near the middle.',
        ],
        link: { label: 'All ferries and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who helps, and who pays?',
        answer: [
          'On a trip with us, we help. We look for the next ferry and call you, and you choose a new ticket or the whole fare back. If the new ticket costs more, you pay the difference, and you pay for an extra night if it comes to that.',
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
          'With seven nights, spend three on Havelock, two on Neil and two in Port Blair. With five, spend three on Havelock. With four, one island is restful and two are lively; couples who want both take “Four evenings, four shores”. If you dive, see Havelock first, well before the flight home. From May to December Neil first is safer, because more ferries sail to Port Blair from Havelock.',
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
          'With grandparents, choose “For three generations”: it has only two ferries, never both on one day, and three nights in one hotel. With toddlers alone, choose “Made for toddlers”. Leave Baratang for when they’re older, because that day begins at about 3 am.',
        ],
        link: { label: 'For three generations', href: '/packages/family-5-nights-6-days' },
      },
      {
        id: 'best-months',
        question: 'Which months are best, and what if it rains?',
        answer: [
          'January to April are best, because the sea is calmest then and the water clearest. {term:season}. For those nights and for Diwali, write as soon as you know your dates.',
          'In the monsoon, from mid-May, you have green forest and emptier beaches, but a ferry can be cancelled, and boats to Elephant Beach rest from June to September. In their place we’ll plan the shallows of Bharatpur, a kayak in the mangroves or a forest walk, whichever suits the day. The marine park’s boats go to Red Skin instead of Jolly Buoy.',
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
          'Everyone with a ticket brings an original photo identity card, such as Aadhaar, and the printed ticket, because not every ferry accepts one on a phone. If a child has no card, we’ll ask the ferry what it takes instead. With 20 kg a person you’re welcome on every ferry.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'If you’re an Indian citizen, you need no area permit for any island on our trips, and we’ll get you the one for the marine park.',
          'Foreign visitors: {guide:permits-foreigners}',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
