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
        question: 'What does a trip cost, and what’s in the price?',
        answer: [
          'Fixed prices run from {price:lowest} a person for four nights to {price:highest} for seven, two sharing a room. The cheapest trip, “Andaman Delights”, has three nights and a guide price of about {price:andaman-delights}. Hotels with breakfast, ferries, a car with a driver, entry tickets, park permits and tax are in it. Flights, other meals, some boats and whatever you do in the water are extra.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'children',
        question: 'What do children, grandparents, solo travellers and groups pay?',
        answer: [
          'Children under five pay only for their ferry seats. From five to eleven they pay {term:children.percent} of the adult price. Everyone older pays the adult price, or {term:perPerson.third} less as the third in a room. If you travel alone, it’s {term:singleSupplement.percent} more. From {term:perPerson.group} adults it’s less for everyone.',
        ],
        link: { label: 'Who pays what', href: '/prices-and-terms#children' },
      },
      {
        id: 'pay',
        question: 'When do I pay, and how?',
        answer: [
          'Nothing is due until you’ve said yes to a written plan. Then you pay {term:deposit.percent} by bank transfer or UPI, or by card from abroad (3% more), and the balance {term:deposit.balanceDays} before you land.',
        ],
        link: { label: 'How you pay', href: '/prices-and-terms#paying' },
      },
      {
        id: 'real',
        question: 'How do I know you’re real?',
        answer: [
          'Look for our number on Andaman Tourism’s list of operators, and for our GSTIN on gst.gov.in: both are on “About”, with the name that’s on our bank account. Or ask us for two recent guests to talk to.',
        ],
        link: { label: 'How to check us', href: '/about' },
      },
      {
        id: 'cancel',
        question: 'What if we have to cancel?',
        answer: [
          '{term:cancellation}; up to {term:cancellation.nextDays} before, it’s all but {term:cancellation.nextPercent}, and after that, nothing. If one of you falls ill before the trip, send a doctor’s letter. Then we charge you nothing: move your dates, or get back whatever the hotels and ferries refund.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'ltc',
        question: 'Can we travel on LTC?',
        answer: [
          'Ask your office first. You buy the flight; we plan the rest and bill it line by line, on one invoice for those who claim and another for those who don’t. Your price can wait up to 30 days for the office’s answer, and until you book with us, you owe us nothing.',
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
          'One that lands before noon suits all but two trips: “Island Hopping” needs one by eleven, “Explore Havelock” one by ten. From Delhi, Mumbai or Bengaluru take a direct flight if there’s one. Send us city and date before you buy, and within a day we’ll tell you what lands in time.',
        ],
        link: { label: 'Flights to Port Blair', href: '/flights' },
      },
      {
        id: 'same-day',
        question: 'Can we go straight to Havelock on the day we land?',
        answer: [
          'Usually, if your flight lands by 10 am: “Explore Havelock” is made for it. If you book a later one, the trip begins with a night in Port Blair, for the same price. If your plane is late on the day and you miss the ferry, we move everything, and you pay for the new seat and what the hotel keeps.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'neil-stop',
        question: 'How often does the stop on Neil, “when ferry times allow”, work out?',
        answer: [
          'From January to April it does on about three days in four, for two to four hours. Before you pay, your plan says whether it does on yours. If it doesn’t, you sail straight on, with more time on the other island, and about ₹900 a person comes off. From May to December, on your last day of sailing, you go straight to Port Blair, because one ferry is less likely to fail you than two.',
        ],
        link: { label: 'Boats and transfers', href: '/prices-and-terms#boats' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: who rings me, and who pays?',
        answer: [
          'Arnab, or whoever has the desk if it’s his day off; all three of us see your plan. We find you the next ferry, or you get your whole fare back. You pay only for an extra night or a dearer ticket.',
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
          'Seven nights: three on Havelock and two on Neil.',
          'Six: two on Havelock and one on Neil, with a day in the marine park.',
          'Five: three on Havelock. Four: choose one island, or see both on “Four evenings, four shores”.',
          'The other nights are in Port Blair. If you dive, see Havelock first. If you don’t, begin on Neil from May to December, because more ferries sail home from Havelock.',
        ],
        link: {
          label: 'Havelock or Neil',
          href: '/blogs/havelock-or-neil-and-how-many-nights',
        },
      },
      {
        id: 'families',
        question: 'Which trip suits small children or grandparents, and why do four nights cost as much as five?',
        answer: [
          'If grandparents come, choose “For three generations”, with or without a toddler. If it’s only the two of you and a toddler, choose “Made for toddlers”. They cost the same because on “Made for toddlers” a car and driver are yours all day, every day, so that no nap waits. Baratang is for children of ten or more: its day begins at about 3 am.',
        ],
        link: { label: 'For three generations', href: '/packages/family-5-nights-6-days' },
      },
      {
        id: 'couples',
        question: 'We’re a couple, but not on honeymoon. Which trip suits us?',
        answer: [
          'For history and both islands choose “Andaman Escapade”: there’s no early start, and only the jail’s upper floors and the paths on Ross climb. For quiet days there’s “The slow week”, which costs {price:honeymoon-7-nights-8-days} each, or {priceWithoutExtras:honeymoon-7-nights-8-days} without the dinner, flowers, cake and photographer.',
        ],
        link: { label: 'Andaman Escapade', href: '/packages/andaman-escapade' },
      },
      {
        id: 'friends',
        question: 'There are six to nine of us. Which trip, and what does it cost?',
        answer: [
          'Friends usually take “Explore Havelock” or, for a long weekend, “Andaman Delights”. Up to {term:perPerson.most} of you pay what the trip’s page says, about {price:explore-havelock} each on “Explore Havelock”, and a third in a room {term:perPerson.third} less. You have a minibus to yourselves, and each of you can pay your own share by UPI. Dives and kayaks are extra.',
        ],
        link: { label: 'A plan for eight friends', href: '/touroperator' },
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
          'Everyone with a ticket needs an original photo identity card, such as Aadhaar, or, from abroad, passport and visa. If your child has none, we’ll ask the ferry company. Print the tickets. Private ferries take 20 to 25 kg each, depending on the company.',
        ],
        link: { label: 'Papers and permits', href: '/before-you-travel#papers' },
      },
      {
        id: 'foreigners',
        question: 'Do we need a permit for the Andamans?',
        answer: [
          'Indian citizens need none for any island on our trips. With a foreign passport, assume you need one until the police in Port Blair have answered. Tell us your nationality before you book a flight: we’ll ask for you, and you pay nothing until then.',
        ],
        link: {
          label: 'Permits for foreign visitors',
          href: '/before-you-travel#permits-foreigners',
        },
      },
    ],
  },
];
