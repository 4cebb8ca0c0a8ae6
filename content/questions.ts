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
          'Fixed prices run from {price:lowest} a person for four nights to {price:highest} for seven, two sharing a room, tax included. The cheapest trip, “Andaman Delights”, has three nights and a guide price of about {price:andaman-delights}.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'covered',
        question: 'What does the price of a package cover?',
        answer: [
          'It covers hotels with breakfast, ferries, a car with a driver, entry tickets and park permits. Flights, other meals, some boats and whatever you do in the water are extra.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'children',
        question: 'What do children, grandparents, solo travellers and groups pay?',
        answer: [
          'Under five they pay only for ferry seats, and from five to eleven {term:children.percent} of the price. Everyone older pays the adult price, or {term:perPerson.third} less as the third in a room. If you travel alone, it’s {term:singleSupplement.percent} more.',
        ],
        link: { label: 'Who pays what', href: '/prices-and-terms#children' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how do I know you’re real?',
        answer: [
          'Nothing is due until you’ve said yes to a written plan. Then you pay {term:deposit.percent} by transfer or UPI, or by card from abroad (3% more), and the balance {term:deposit.balanceDays} before you land. Two of our guests will tell you how it was.',
        ],
        link: { label: 'How to check us', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}; up to {term:cancellation.nextDays} before, it’s all but {term:cancellation.nextPercent}, and after that, nothing. If one of you falls ill first, send a doctor’s letter, and you move your dates, or get back all that hotels and ferries refund.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Ask your office first. You buy the flight; we plan the rest and bill it line by line. Until you book with us, you owe us nothing.',
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
          'One that lands before noon suits all but two trips. From Delhi, Mumbai or Bengaluru take a direct flight if there’s one. Send us your dates before you buy.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'same-day',
        question: 'Can we go straight to Havelock on the day we land?',
        answer: [
          'Usually, if you land by 10 am: “Explore Havelock” is made for it. If you land later, it begins with a night in Port Blair, for the same price.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who helps, and who pays?',
        answer: [
          'On our trips Arnab finds you the next ferry, or you get your whole fare back. You pay for an extra night or a dearer ticket.',
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
          'With seven nights, spend three on Havelock and two on Neil; with six, two and one, and a day in the marine park; with five, three on Havelock; with four, stay on one island, or see both on “Four evenings, four shores”. If you dive, see Havelock first. If you don’t, begin on Neil from May to December, because more ferries sail home from Havelock.',
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
          'If grandparents come, choose “For three generations”, with or without a toddler. If it’s only the two of you and a toddler, choose “Made for toddlers”. Leave Baratang for another year: its day begins at about 3 am.',
        ],
        link: { label: 'For three generations', href: '/packages/family-5-nights-6-days' },
      },
      {
        id: 'couples',
        question: 'We’re a couple, but not on honeymoon. Which trip suits us?',
        answer: [
          'For history and both islands choose “Andaman Escapade”. For quiet days there’s “The slow week”, which costs {price:honeymoon-7-nights-8-days} each, or {priceWithoutExtras:honeymoon-7-nights-8-days} without the dinner, flowers, cake and photographer.',
        ],
        link: { label: 'Andaman Escapade', href: '/packages/andaman-escapade' },
      },
      {
        id: 'friends',
        question: 'There are six to nine of us. Which trip, and what does it cost?',
        answer: [
          'Friends usually take “Explore Havelock” or, for a long weekend, “Andaman Delights”. Up to {term:perPerson.most} of you pay what the trip’s page says, about {price:explore-havelock} each on “Explore Havelock”, and in an odd-numbered group one of you is third in a room, for {term:perPerson.third} less. Dives and kayaks are extra.',
        ],
        link: { label: 'Friends, groups and companies', href: '/touroperator' },
      },
      {
        id: 'diving-week',
        question: 'I’d like to dive all week. Can you plan that?',
        answer: [
          'Yes, between November and April. The Diving week has ten dives on five mornings and nine nights, and costs {extra:diving-week} each for two sharing a room, or {extra:diving-week-alone} alone, and more from {term:season.surcharge}.',
        ],
        link: { label: 'Diving week: sites and prices', href: '/scubadiving' },
      },
      {
        id: 'best-months',
        question: 'Which months are best, and what if it rains?',
        answer: [
          'January to April, when the sea is calmest and the water clearest. From mid-May the monsoon brings green forest, emptier beaches and, from June to September, perhaps a better room for the same money, but ferries can be cancelled.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
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
          'Each of you needs an original photo identity card, such as Aadhaar, and a printed ticket. You may take 20 to 25 kg each, depending on the ferry company.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'Indian citizens need none for any island on our trips; some foreign visitors do. Tell us your nationality before you book a flight.',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
