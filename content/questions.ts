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
          'Our honeymoons and family trips cost from {price:family-4-nights-5-days} a person for four nights to {price:honeymoon-7-nights-8-days} for seven, two sharing a room, tax included. The cheapest is “Andaman Delights”, three nights for about {price:andaman-delights}. That’s a guide price, as for all flagship trips; your plan has the exact one. With grandparents choose “For three generations”, five nights for {price:family-5-nights-6-days}; as a couple “Four evenings, four shores”, candlelit dinner included.',
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
          'Children under five pay only for ferry seats, those from five to eleven {term:children.percent} of the price, and everyone older, grandparents too, the adult price, or {term:perPerson.third} less as third in a room. If you travel alone, you pay {term:singleSupplement.percent} more. Ten adults or more have a group price.',
        ],
        link: { label: 'Who pays what', href: '/prices-and-terms#children' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how do I know you’re real?',
        answer: [
          'You pay nothing until you’ve said yes to a written plan. Then {term:deposit.percent} books it, and the balance is due {term:deposit.balanceDays} before you land. You pay {term:payment}.',
          'Check us first. The page “About” has our registrations and says where to look each of them up. The account is in the same name. Then call us, and hear who answers.',
        ],
        link: { label: 'How to check us', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}. If one of you falls ill before the trip, we keep no fee of ours.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes. Change the hotels, the order of the islands or the number of nights, or have us write you a trip of your own. {term:longer}.',
        ],
        link: { label: 'Tell us your wishes', href: '/contact' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Yes. You buy the flight the way your office prescribes, and we plan and bill the rest. As a rule the office pays for the journey, and you pay for hotels and sightseeing. Ask it first whether the Andamans are on its list this year.',
        ],
        link: { label: 'LTC: tickets, papers and our invoice', href: '/touroperator' },
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
          'The best flight lands before noon, so that you still have an afternoon. Chennai and Kolkata are about two hours away. From Delhi, Mumbai or Bengaluru, take a direct flight if there’s one on your day; otherwise you change in Chennai or Kolkata, and shouldn’t count on a ferry the same day.',
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
          'With seven nights, spend three on Havelock, two on Neil and two in Port Blair. With five, spend three on Havelock. With four, one island is calmer. If you dive, see Havelock first in any month, well before the flight. If you don’t, begin on Neil from May to December, because more ferries sail to Port Blair from Havelock.',
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
        id: 'couples',
        question: 'We’re a couple, but not on honeymoon. Which trip suits us?',
        answer: [
          'Take a honeymoon and leave out the flowers, the cake or the dinner, and its own price comes off. For history, evenings in town and both islands, “Andaman Escapade” suits you better, and for quiet days “The slow week”.',
        ],
        link: { label: 'Andaman Escapade', href: '/packages/andaman-escapade' },
      },
      {
        id: 'friends',
        question: 'We’re six to nine friends. Which trip, and what does it cost?',
        answer: [
          '“Explore Havelock”, with dives for some and kayaks for the rest, or for a long weekend “Andaman Delights”. Up to {term:perPerson.most} of you pay as on the trip’s page, and have two cars or a minibus to yourselves.',
        ],
        link: { label: 'Friends, groups and companies', href: '/touroperator' },
      },
      {
        id: 'diving-week',
        question: 'I’d like to dive all week. Can you plan that?',
        answer: [
          'Yes. The Diving week has seven nights on Havelock, one in Port Blair at either end, and ten dives on five mornings, with nitrox if you like. Come alone or as two, between November and April.',
        ],
        link: { label: 'Diving week: sites and prices', href: '/scubadiving' },
      },
      {
        id: 'best-months',
        question: 'Which months are best, and what if it rains?',
        answer: [
          'January to April are best: the sea is calmest then and the water clearest. For the year’s end and for Diwali, write early.',
          'From mid-May the monsoon brings green forest and emptier beaches, but ferries can be cancelled, and the boats to Elephant Beach usually stop until October. In their place we’ll plan a forest walk, Bharatpur’s shallows or, for a price, a mangrove kayak, and Red Skin instead of Jolly Buoy.',
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
          'With a foreign passport you may. {guide:permits-foreigners}',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
