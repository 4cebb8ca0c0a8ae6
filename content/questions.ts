import type { QuestionGroup } from './schema/guide';

// What travellers ask, by topic. Where terms.ts, ferries.ts, opening.ts or guide.ts hold the answer, a
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
        answer: [
          'It covers rooms ({term:rooms}), meals ({term:meals}) and boats ({term:boats}).',
          'On the spot you pay for {term:extras}.',
        ],
        link: { label: 'What the price covers', href: '/prices-and-terms#covers' },
      },
      {
        id: 'per-person',
        question: 'Is the price per person or per couple, and is tax included?',
        answer: [
          'It is {term:per}, and {term:taxes}. A couple pays the price twice.',
        ],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'child-things',
        question: 'Is there a child seat in the car, a cot in the hotel, a small life jacket in the boat?',
        answer: [
          'Not every car, hotel and boat has them. Tell us the child’s age: we ask before you pay.',
        ],
        link: { label: 'Enquire', href: '/contact' },
      },
      {
        id: 'children',
        question: 'What do children and seniors pay?',
        answer: [
          'It depends on the age: {term:children}, and shares the parents’ bed. From five years on a child pays for an extra bed: tell us the ages. Seniors pay the same price as other adults.',
          'So two adults with a child of three pay the price twice, and the child’s ferry tickets.',
        ],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'pay',
        question: 'How do I pay, and how much ahead?',
        answer: [
          'You pay by {term:payment}. You pay {term:deposit}.',
          'You pay nothing until you have said yes to a written plan. Ask for our registration and tax number, and pay only into the account in the plan.',
        ],
        link: { label: 'Prices and terms', href: '/prices-and-terms' },
      },
      {
        id: 'cancel',
        question: 'What does it cost if we cancel?',
        answer: [
          'That depends on the day: {term:cancellation}. We never keep more than you have paid.',
        ],
        link: { label: 'If you cancel', href: '/prices-and-terms#cancellation' },
      },
      {
        id: 'alone',
        question: 'I travel alone: what does a solo trip cost?',
        answer: [
          'Alone you pay for the whole room: {term:alone}.',
        ],
        link: { label: 'Travelling alone', href: '/prices-and-terms#alone' },
      },
      {
        id: 'one-night-more',
        question: 'What does an extra night cost?',
        answer: [
          'For a three-star room with breakfast it is {term:longer}.',
        ],
        link: { label: 'An extra night', href: '/prices-and-terms#longer' },
      },
      {
        id: 'cheapest',
        question: 'Which is the cheapest trip, and how do we save money?',
        answer: [
          'These are our three cheapest trips with a price. For families: “Made for toddlers”, four nights, {price:family-4-nights-5-days} a person, and “For three generations”, five nights, {price:family-5-nights-6-days}. For couples: “Four evenings, four shores”, four nights, {price:honeymoon-4-nights-5-days}. If you see one island instead of two, you save a ferry.',
        ],
        link: { label: 'What an Andaman trip costs', href: '/blogs/what-an-andaman-trip-costs' },
      },
      {
        id: 'flight',
        question: 'Is the flight included, and how do we fly from Chennai, Kolkata or Delhi?',
        answer: [
          'The flight is not included. Planes land in Port Blair mostly by day. From Chennai or Kolkata the flight takes a little over two hours. We do not know whether a direct flight from Delhi goes on your day: we look for one, or you change in Chennai or Kolkata. With a change the journey takes most of a day: plan no ferry for that day. From other cities, such as Mumbai or Bengaluru, ask us. Send us your dates: we tell you the flying time and the fare.',
        ],
        link: { label: 'Enquire about a flight', href: '/flights' },
      },
    ],
  },
  {
    id: 'ferries',
    heading: 'Ferries',
    image: {
      src: '/images/posts/ferries-without-surprises.svg',
      alt: 'A twin-hulled ferry at the wharf in first light, its gangway down and a row of bags beside it',
    },
    questions: [
      {
        id: 'how-long',
        question: 'How long does the ferry to Neil take, and how long to Havelock?',
        answer: [
          'On a direct sailing the ferry from Port Blair usually takes {minutes:port-blair-to-neil} minutes to Neil and {minutes:port-blair-to-havelock} minutes to Havelock. From Havelock to Neil it takes {minutes:havelock-to-neil} minutes.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'which-jetty',
        question: 'Which jetty does the ferry leave from, and how early must we be there?',
        answer: [
          'Private ships leave Port Blair from Haddo Wharf, government ships from Phoenix Bay. Show your ticket to the driver: it names the jetty. Be there at least 1 hour before departure, and earlier for a government ship.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-papers',
        question: 'How much luggage may we take on the ferry, and which papers do we need?',
        answer: [
          'Usually 20 to 25 kg a person, depending on the operator. {guide:papers-indians}',
          'Print all tickets: ITT Majestic wants a printed ticket, and we do not know about the other ships.',
        ],
        link: { label: 'Papers for Indian citizens', href: '/before-you-travel#papers-indians' },
      },
      {
        id: 'which-ship',
        question: 'Private ferry or government ship: which is better?',
        answer: [
          'Take a private ship if you have few days. Government ships usually cost less and take longer, and seats can be hard to get in the busy months. Our prices are for private ships, in the lowest class.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-fares',
        question: 'What does a ferry ticket cost?',
        answer: [
          'Fares change with the ship, the class, the route and the season, so this site names none. Most operators print theirs: our page of ferries leads there. For a ferry alone we send you the fare of your day in writing. The price of each of our trips includes its ferries.',
          'ITT Majestic asks the full fare from the first birthday on. Makruzz says that infants below one year travel free. For the other ships, tell us the ages.',
        ],
        link: { label: 'All ships and crossings', href: '/cruise' },
      },
      {
        id: 'ferry-cancelled',
        question: 'My ferry is cancelled: what do I do, and who pays?',
        answer: [
          'Keep your ticket, and ask at the counter for the next ship. Our guests call the number in their plan. Others may call our office.',
          'When the operator or the weather cancels, you usually get the full fare back.',
          'If you travel with us, we re-plan your trip. You choose: a new ticket, or the ferry fare back. You pay for an extra night, and for a flight that you miss.',
        ],
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      },
      {
        id: 'other-way',
        question: 'No ferry sails: is there another way off the island?',
        answer: [
          'There is no other way that you can count on, not even a helicopter. After long storms the administration and the navy have brought visitors back, when the sea allowed it. Your hotel and the operator’s counter hear of it first.',
        ],
        link: { label: 'When a ferry is cancelled', href: '/ferry-cancelled' },
      },
      {
        id: 'last-ship',
        question: 'When does the last ship sail today?',
        answer: [
          'It depends on the date and the sea. Ask at the counter for the day’s last ship, private and government. We do not know when the counters open in the morning.',
        ],
        link: { label: 'The operators’ own pages', href: '/ferry-cancelled#operators' },
      },
      {
        id: 'missed-flight',
        question: 'My flight is today and my ferry does not sail: will I miss my flight?',
        answer: [
          'Call the airline before the flight leaves, and ask what a change costs. Look for the next ship, private or government. If none brings you to Port Blair in time, change the flight. If you neither fly nor cancel, you usually lose the ticket.',
        ],
        link: { label: 'Your flight home', href: '/ferry-cancelled#your-flight' },
      },
      {
        id: 'ship-from-the-mainland',
        question: 'Is there a ship from the mainland to Port Blair?',
        answer: [
          'Older sources name ships from the mainland: three or four a month from Chennai and from Kolkata, and about one from Visakhapatnam. The ship takes three to four days. The Shipping Corporation of India and the Directorate of Shipping Services announce the schedule about a month ahead, and often change it. If you have only a week, fly. We find out what is announced, and how to book.',
        ],
        link: { label: 'Enquire', href: '/contact' },
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
        answer: [
          'Ross Island is usually closed on {closed:ross-island}.',
        ],
        link: { label: 'Opening days of Ross Island', href: '/when-to-go#ross-island' },
      },
      {
        id: 'cellular-jail',
        question: 'Is the Cellular Jail open every day?',
        answer: [
          'The Cellular Jail closes on the three national holidays, and may be closed on Mondays. On other days it opens in the morning and in the afternoon.',
        ],
        link: { label: 'Opening days of the Cellular Jail', href: '/when-to-go#cellular-jail' },
      },
      {
        id: 'first-dive',
        question: 'How deep is a first dive, from what age, and how soon after it may I fly?',
        answer: [
          '{guide:diving} {guide:flying-after-a-dive}',
        ],
        link: { label: 'Diving', href: '/before-you-travel#diving' },
      },
      {
        id: 'certified-divers',
        question: 'Which dive sites are there off Havelock for certified divers?',
        answer: [
          'There are shallow reefs, such as Nemo Reef, and deep ones: Johnny’s Gorge, at about 30 m, is for advanced divers. No package is made for certified divers. “Three nights on Havelock” has two days there for dives, and a day without one before you fly. Its price has no dives: tell us your card, and we ask the centres.',
        ],
        link: { label: 'Dive sites off Havelock', href: '/scubadiving' },
      },
      {
        id: 'liveaboard',
        question: 'Are there liveaboards, mantas, or trips to Barren Island and its volcano?',
        answer: [
          'We offer no liveaboards. We do not know how often mantas are seen. Since October 2025 a government ship now and then sails around Barren Island at night. Nobody lands, and the dates are announced late.',
        ],
        link: { label: 'Scuba diving', href: '/scubadiving' },
      },
      {
        id: 'nicobar',
        question: 'Can we visit the Nicobar Islands?',
        answer: [
          'You cannot visit them with us: all our trips are in the Andamans. Government ships carry no foreign visitors beyond Hut Bay on Little Andaman.',
        ],
        link: { label: 'Map', href: '/map' },
      },
    ],
  },
  {
    id: 'rules',
    heading: 'Before you fly',
    image: {
      src: '/images/posts/five-days-for-a-first-visit.svg',
      alt: 'Three green islands in a row below an aircraft wing, the sea pink with early light',
    },
    questions: [
      {
        id: 'foreigners',
        question: 'Do foreigners need a permit for the Andamans?',
        answer: [
          '{guide:permits-foreigners}',
        ],
        link: { label: 'Permits for foreign visitors', href: '/before-you-travel#permits-foreigners' },
      },
      {
        id: 'drone',
        question: 'Are drones allowed in the Andamans?',
        answer: [
          '{guide:drones}',
        ],
        link: { label: 'Drones', href: '/before-you-travel#drones' },
      },
      {
        id: 'id-for-children',
        question: 'Which papers do an adult and a child need on the ferry and the flight?',
        answer: [
          'Ferries ask for an original photo identity card, such as Aadhaar, for everybody with a ticket. A toddler over one usually has a ticket. We could not confirm what the ships accept for a child without a card: tell us the age, and we ask. Bring the original birth certificate.',
          'On a domestic flight an adult shows a photo identity card. A child who travels with a parent needs none, according to a circular of 2017. For infants under two airlines ask for a proof of age.',
        ],
        link: { label: 'Before you travel', href: '/before-you-travel#papers-indians' },
      },
      {
        id: 'stairs',
        question: 'Can somebody travel with us who can’t climb stairs?',
        answer: [
          'Yes, to many places. {guide:step-free}',
        ],
        link: { label: 'If stairs or gangways are difficult', href: '/before-you-travel#step-free' },
      },
      {
        id: 'women',
        question: 'Is it safe for a woman who travels alone?',
        answer: [
          'Many women travel here alone. Tell your hotel where you are going, be back before dark, and agree on the fare before you get into a car. In an emergency call 112.',
        ],
        link: { label: 'Getting about on the islands', href: '/before-you-travel#getting-about' },
      },
      {
        id: 'unmarried',
        question: 'May an unmarried couple share a room?',
        answer: ['{guide:hotel-desk}'],
        link: { label: 'At the hotel desk', href: '/before-you-travel#hotel-desk' },
      },
      {
        id: 'doctor',
        question: 'Is there a doctor on the islands?',
        answer: [
          'The islands have government health centres with few beds. {guide:doctors}',
        ],
        link: { label: 'Doctors and hospitals', href: '/before-you-travel#doctors' },
      },
      {
        id: 'shells',
        question: 'May I take shells or coral home?',
        answer: [
          '{guide:coral-and-shells}',
        ],
        link: { label: 'Coral, shells and sand', href: '/before-you-travel#coral-and-shells' },
      },
      {
        id: 'cash',
        question: 'Is there a cash machine and a phone signal on Neil?',
        answer: [
          '{guide:money} {guide:network}',
        ],
        link: { label: 'Money', href: '/before-you-travel#money' },
      },
      {
        id: 'vegetarian',
        question: 'Is there vegetarian food on the islands, or Jain, halal or Bengali food?',
        answer: [
          '{guide:food} We do not know which kitchens cook Jain, halal or Bengali food. Tell us what you eat, and we ask the hotels before you pay.',
        ],
        link: { label: 'Food and water', href: '/before-you-travel#food' },
      },
    ],
  },
  {
    id: 'season',
    heading: 'Season and weather',
    questions: [
      {
        id: 'best-months',
        question: 'Which months are best, and which are most expensive?',
        answer: [
          'From January to April the sea is usually calmest and the water clearest. Most people come from October to May. With us {term:season}. The islands are full then and at Diwali.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'seasick',
        question: 'What helps against seasickness, and which ship moves least?',
        answer: [
          'Sit low down and near the middle of the ship. From January to April the sea is usually calmest. We do not know which ship moves least. Ask a doctor or a chemist about tablets before you sail.',
        ],
        link: { label: 'If you get seasick', href: '/blogs/ferries-without-surprises' },
      },
      {
        id: 'rain',
        question: 'What if it rains? Can we come in the monsoon?',
        answer: [
          'You can come in the monsoon if your plan may change. It usually begins in mid-May. From June to September rough seas can stop the ferries, and in November and December a cyclone can.',
          'On a wet day Port Blair has two museums. Both are usually closed on {closed:samudrika-naval-marine-museum}.',
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
          'With seven nights, spend three on Havelock, two on Neil and two in Port Blair. With five, spend two on Havelock, one on Neil and two in Port Blair, or three on Havelock without Neil. With four, spend two on one of the islands and two in Port Blair.',
        ],
        link: { label: 'Compare trips', href: '/compare' },
      },
      {
        id: 'which-island-first',
        question: 'Which island first, Havelock or Neil?',
        answer: [
          'Most of our trips go to Havelock first. If you dive, that keeps the dive far from the flight home.',
          'If you do not dive, you can ask for Neil first, above all from May to December: more ships usually sail to Port Blair from Havelock.',
        ],
        link: { label: 'Havelock or Neil', href: '/blogs/havelock-or-neil-and-how-many-nights' },
      },
      {
        id: 'same-day',
        question: 'Can we go to Havelock on the day when we land?',
        answer: [
          'In our trips you usually sleep the first night in Port Blair. Only “Explore Havelock” goes on to Havelock on the first day, and for it you must land by 10 am. Tell us the flight before you buy it.',
        ],
        link: { label: 'Explore Havelock', href: '/packages/explore-havelock' },
      },
      {
        id: 'how-early',
        question: 'How early must we book?',
        answer: [
          '{guide:booking-ahead}',
        ],
        link: { label: 'How early to book', href: '/before-you-travel#booking-ahead' },
      },
      {
        id: 'durga-puja',
        question: 'Is it dearer or full at Durga Puja, Diwali or in school holidays?',
        answer: [
          'With us {term:season}, and no other night does. Rooms and ships may be full on the other days, too: write as soon as you know yours.',
        ],
        link: { label: 'When to go', href: '/when-to-go' },
      },
      {
        id: 'by-phone',
        question: 'Can I plan and book by phone or SMS alone?',
        answer: [
          'You can plan by phone: call our office, or send an SMS. The plan and the price come in writing, by chat, SMS or email. You accept them with one message.',
        ],
        link: { label: 'Contact', href: '/contact' },
      },
      {
        id: 'families',
        question: 'Which trip suits small children or grandparents?',
        answer: [
          'If toddlers and grandparents travel together, take “For three generations”. It has two ferries, never both on one day, and three nights in one hotel. If no grandparents come along, look at “Made for toddlers”: it also stops on Neil, but one day has two ferries. Leave out Baratang.',
        ],
        link: { label: 'All packages', href: '/packages' },
      },
      {
        id: 'own-trip',
        question: 'Can we change a package, or have a trip of our own?',
        answer: [
          'Yes, you can have both. Send us your dates, how many you are and what you would like. We send you a plan, and you can change it.',
        ],
        link: { label: 'Enquire', href: '/contact' },
      },
      {
        id: 'offline',
        question: 'Can I read this site without a network, on the ferry or on Neil?',
        answer: [
          'Pages that you have opened can usually be read without a network. The page about cancelled ferries, with the phrases that you need then, is stored on your first visit. Press Save on a trip, and your phone stores its page, too.',
        ],
        link: { label: 'Phone and internet', href: '/before-you-travel#network' },
      },
      {
        id: 'who-answers',
        question: 'Who answers, in which language, how soon, and where is the office?',
        answer: [
          'A person in Port Blair answers, {term:reply}. The contact page says in which languages. In any other, such as French, we write in simple English.',
          'If you hear nothing after that, please call. On the trip {term:onTrip}. Our office is in Port Blair. Call before you come: we tell you the way.',
        ],
        link: { label: 'Contact', href: '/contact' },
      },
    ],
  },
];
