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
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
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
          'The flight is not included. We look for seats with {airlines}. The page about flights says which of them fly to Port Blair. They fly mostly by day. Schedules change, so check before you book.',
          'From Chennai or Kolkata the flight takes a little over two hours. From Delhi and other cities, ask us whether there is a direct flight on your date.',
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
          'Private ships leave Port Blair from Haddo Wharf, government ships from Phoenix Bay. Your ticket names the jetty: show it to the driver. Be there at least 1 hour before departure, and {report:government} before a government ship sails. Private ships ask for {report:private}.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-papers',
        question: 'How much luggage may we take on the ferry, and which papers do we need?',
        answer: [
          'Usually 20 to 25 kg a person, depending on the operator. If you have more, ask us before you book.',
        ],
        advice: ['papers-indians'],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'which-ship',
        question: 'Private ferry or government ship: which is better?',
        answer: [
          'Take a private ship if you have few days. Government ships usually cost less and take longer, and seats can be hard to get in the busy months. Take a government ship if you have time. Most operators print their fares on their own pages; we tell you the fare for your date.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: what do I do, and who pays?',
        answer: [
          'Keep your ticket, and call us on {phone} before you buy anything. If you booked without us, ask at the operator’s counter and call your hotel.',
        ],
        terms: ['ferry'],
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      },
    ],
  },
  {
    id: 'days-and-sights',
    heading: 'Days and sights',
    questions: [
      {
        id: 'ross-island',
        question: 'Is Ross Island open every day?',
        openings: ['ross-island'],
        link: { label: 'Open and closed', href: '/open-and-closed' },
      },
      {
        id: 'cellular-jail',
        question: 'Is the Cellular Jail open every day?',
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
        id: 'id-for-children',
        question: 'Which papers does a child need on the ferry?',
        answer: [
          'Bring an original identity card for each child. If a child has no card yet, ask us before you book.',
        ],
        link: { label: 'Before you travel', href: '/before-you-travel#papers-indians' },
      },
      {
        id: 'stairs',
        question: 'Can somebody travel with us who can’t climb stairs?',
        advice: ['step-free'],
        link: { label: 'Before you travel', href: '/before-you-travel#step-free' },
      },
      {
        id: 'doctor',
        question: 'Is there a doctor on the islands?',
        advice: ['doctors'],
        link: { label: 'Before you travel', href: '/before-you-travel#doctors' },
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
          'Most people come from October to May. From January to April the sea is usually calmest and the water clearest. From mid-December to mid-January and at Diwali the islands are full.',
        ],
        terms: ['season'],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'rain',
        question: 'What if it rains? Can we come in the monsoon?',
        answer: [
          'You can come, if you can live with a change of plan. The monsoon usually begins in mid-May. From June to September the sea can be rough, and ferries are cancelled at short notice. In November and December a cyclone can stop them.',
          'If your dates are fixed, plan two nights in Port Blair before your flight home, and choose a flight that you can change.',
          'On a wet day Port Blair has two museums. The Samudrika Naval Marine Museum is usually closed on {closed:samudrika-naval-marine-museum}, the Zonal Anthropological Museum on {closed:zonal-anthropological-museum}: check before you travel.',
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
          'Three on Havelock if you can: one day for the reef, one for the beach, and one to spare for bad weather. On Neil stay two nights, or one if you have little time. Spend the last night before the flight in Port Blair.',
        ],
        link: { label: 'Compare trips', href: '/compare' },
      },
      {
        id: 'how-early',
        question: 'How early must we book?',
        advice: ['booking-ahead'],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'families',
        question: 'Which trip suits small children or grandparents?',
        answer: [
          'For toddlers, choose a short trip, with a nap after lunch. For three generations, choose a trip with three nights in one hotel. Leave out Baratang with both: that day usually begins at about three in the morning. The family packages say for whom they are made, and so does “Compare trips”.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes. Send us your dates, how many you are and what you would like. We send you a plan, and you can change it. You pay nothing before you have said yes to the written plan.',
        ],
        link: { label: 'Ask us', href: '/contact' },
      },
      {
        id: 'who-answers',
        question: 'Who answers, in which language, how soon, and where is the office?',
        answer: [
          'The office of {company} is in Port Blair. A person there reads your enquiry and answers it in {languages}. Address, phones and hours are on the contact page.',
        ],
        terms: ['reply', 'onTrip'],
        link: { label: 'Contact', href: '/contact' },
      },
    ],
  },
];
