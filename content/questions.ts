import type { QuestionGroup } from './schema/question';

// What travellers ask, by topic. Where terms.ts, cruise.ts, opening.ts or advice.ts hold the answer, a
// question names their entries and the site prints them; `answer` adds only what they don't say.
// `link` leads to the page with the whole answer.
export const questions: QuestionGroup[] = [
  {
    id: 'prices',
    heading: 'Prices and terms',
    questions: [
      {
        id: 'covered',
        question: 'What does the price of a package cover, and what do we pay on the spot?',
        terms: ['rooms', 'meals', 'boats', 'extras'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'per-person',
        question: 'Is the price per person or per couple, and is tax included?',
        terms: ['per', 'taxes'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'children',
        question: 'What do children pay?',
        terms: ['children'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how much ahead?',
        terms: ['deposit', 'payment'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'cancel',
        question: 'What does it cost if we cancel?',
        terms: ['cancellation'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'flight',
        question: 'Is the flight included, and which airlines fly to Port Blair?',
        answer: [
          'The flight is not included. IndiGo, Air India, Air India Express and Akasa Air fly to Port Blair, mostly by day; schedules change, so check before you book. Tell us where you start, and we look for a flight that lands in time for your ferry.',
        ],
        link: { label: 'Ask for a flight', href: '/flights' },
      },
    ],
  },
  {
    id: 'ferries',
    heading: 'Ferries',
    questions: [
      {
        id: 'how-long',
        question: 'How long does the ferry to Neil take, and how long to Havelock?',
        crossings: ['port-blair-to-neil', 'port-blair-to-havelock', 'havelock-to-neil'],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'which-jetty',
        question: 'Which jetty does the ferry leave from, and how early must we be there?',
        answer: [
          'Private ships leave Port Blair from Haddo Wharf and government ships from Phoenix Bay: the ticket decides, so show it to the driver. Be there at least 1 hour before departure, as the counters shut about 30 minutes before it.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-papers',
        question: 'What papers do we need on the ferry, and how much luggage may we take?',
        answer: [
          'Everybody shows the original of a photo identity card. Luggage is usually limited to 20 to 25 kg a person, by operator: if you have more, ask us before you book.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'which-ship',
        question: 'Private ferry or government ship: which is better?',
        answer: [
          'A private ship, if each day of your plan is spoken for. The government’s usually take longer and can be hard to get a seat on in the busy months; choose one if your days are loose and you like company.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'What happens when the ferry is cancelled, and who pays?',
        terms: ['ferry'],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
    ],
  },
  {
    id: 'days-and-sights',
    heading: 'Days and sights',
    questions: [
      {
        id: 'ross-on-wednesday',
        question: 'Is Ross Island open on Wednesday?',
        openings: ['ross-island'],
        link: { label: 'Open and closed', href: '/open-and-closed' },
      },
      {
        id: 'jail-on-monday',
        question: 'Is the Cellular Jail open on Mondays?',
        openings: ['cellular-jail'],
        link: { label: 'Open and closed', href: '/open-and-closed' },
      },
      {
        id: 'first-dive',
        question: 'How deep is a first dive, from what age, and how soon after it may I fly?',
        advice: ['diving'],
        link: { label: 'Before you travel', href: '/before-you-travel' },
      },
    ],
  },
  {
    id: 'rules',
    heading: 'Before you fly',
    questions: [
      {
        id: 'foreigners',
        question: 'Do foreigners need a permit for the Andamans?',
        advice: ['permits-foreigners'],
        link: { label: 'Before you travel', href: '/before-you-travel' },
      },
      {
        id: 'drone',
        question: 'Are drones allowed in the Andamans?',
        advice: ['drones'],
        link: { label: 'Before you travel', href: '/before-you-travel' },
      },
      {
        id: 'shells',
        question: 'May I take shells or coral home?',
        advice: ['coral-and-shells'],
        link: { label: 'Before you travel', href: '/before-you-travel' },
      },
      {
        id: 'cash',
        question: 'Is there a cash machine and a phone signal on Neil?',
        advice: ['money', 'network'],
        link: { label: 'Before you travel', href: '/before-you-travel' },
      },
    ],
  },
  {
    id: 'season',
    heading: 'Season and weather',
    questions: [
      {
        id: 'best-months',
        question: 'Which months are best, and which are dearest?',
        answer: [
          'October to May is the usual answer. From January to April the sea is usually calmest and the water clearest; the crowds come from mid-December to mid-January and at Diwali.',
        ],
        terms: ['season'],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'rain',
        question: 'What if it rains? Can we come in the monsoon?',
        answer: [
          'You can, with a loose plan: the monsoon usually begins in mid-May, and from June to September the sea can be rough and ferries are cancelled at short notice. Cyclones can stop them in November and December, too.',
          'Port Blair has two museums for a wet day, but both are usually closed on Mondays: check before you travel.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
    ],
  },
  {
    id: 'trips-and-us',
    heading: 'Which trip, and who we are',
    questions: [
      {
        id: 'nights',
        question: 'How many nights on Havelock, and how many on Neil?',
        answer: [
          'Three on Havelock if you can: one day for the reef, one for the sand, one against the weather. On Neil one night is the least, and two are better. Keep the last night before the flight for Port Blair.',
        ],
        link: { label: 'Compare trips', href: '/compare' },
      },
      {
        id: 'families',
        question: 'Which trip suits small children or grandparents?',
        answer: [
          'The family package of 4 nights is made for toddlers, and the one of 5 nights is paced for three generations. Leave Baratang for later: that day usually begins at about three in the morning.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes. Send us your dates, how many you are and one wish; what comes back is a plan that you may take apart and send back. You pay nothing before you have said yes to the written plan.',
        ],
        link: { label: 'Ask us', href: '/contact' },
      },
      {
        id: 'who-answers',
        question: 'Who answers, how soon, and where is the office?',
        answer: [
          'Sea Almond is a small company in Port Blair, and a person there reads and answers. Address, phones and hours are on the contact page.',
        ],
        terms: ['reply'],
        link: { label: 'Contact', href: '/contact' },
      },
    ],
  },
];
