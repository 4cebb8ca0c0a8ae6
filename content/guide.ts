import type { GuideGroup, GroupedEntry } from './schema/guide';

// The groups of "Before you travel", in the order of the page and of its table of contents.
export const guideGroups: GuideGroup[] = [
  { id: 'papers', heading: 'Papers and permits' },
  {
    id: 'rules',
    heading: 'Rules on the islands',
    image: {
      src: '/images/posts/permits-and-rules-in-plain-words.svg',
      alt: 'A red-and-white barrier closes a misty forest road at dawn; cars wait before it with their tail lights lit',
    },
  },
  {
    id: 'every-day',
    heading: 'Money and daily life',
    image: {
      src: '/images/posts/what-an-andaman-trip-costs.svg',
      alt: 'A red tin cash box with notes, coins, a coconut with a straw and two boat tickets on a jetty, a ferry far behind',
    },
  },
  { id: 'health', heading: 'Health and safety' },
  { id: 'plan-and-pack', heading: 'Plan and pack' },
];

// What to know before the trip: the page "Before you travel" shows each block under its `group`, in this
// order, and questions refer to them by their ids. `short` is the answer in one sentence, `checked` the day
// on which a block was last looked up, `authorities` the ids (authorities.ts) of the offices that decide, and
// `readMore` of those whose pages say more.
// Look each block up again once a year: the content report says when it is time.
export const guide: GroupedEntry[] = [
  {
    id: 'papers-indians',
    group: 'papers',
    heading: 'Papers for Indian citizens',
    short: 'Bring an original photo identity card, such as Aadhaar, for everyone with a ticket. A copy may be refused.',
    paragraphs: ['You need no area permit. Ticket and card must have the same name.'],
    points: [
      'Carry the card you booked with: without it a government ship charges ten times the fare.',
      'For a child on a ferry, bring the card or the original birth certificate. Flying with a parent, a child usually needs neither; ask your airline.',
    ],
    checked: '2026-11-22',
    authorities: ['shipping'],
  },
  {
    id: 'permits-foreigners',
    group: 'papers',
    heading: 'Permits for foreign visitors',
    short:
      'Tell us your nationality and your islands before you book a flight, and we’ll tell you whether you need a Restricted Area Permit and how to get it.',
    paragraphs: [
      'If you must book before we reply, take a refundable fare. Carry passport, visa and any permit, with copies.',
    ],
    points: [
      'Nationals of Afghanistan, China and Pakistan, and people with origin there, need the permit with the ministry’s approval. Nationals of Myanmar need it for Mayabunder and Diglipur.',
    ],
    checked: '2026-11-22',
    authorities: ['police', 'visa', 'forest'],
  },
  {
    id: 'parks-and-reserves',
    group: 'papers',
    heading: 'Parks, forests and the road to Baratang',
    short:
      'We’ll apply for the permits your trip needs. On the road to Baratang, in escorted convoys, three rules hold for everyone.',
    paragraphs: [
      'The road crosses a reserve for 49 km, about 90 minutes, without a toilet.',
    ],
    points: ['No stopping', 'No photographs', 'No gifts'],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'drones',
    group: 'rules',
    heading: 'Drones',
    short: 'Leave your drone at home: to fly one here you need permissions.',
    paragraphs: ['Small ones need them too.'],
    checked: '2026-11-22',
    authorities: ['drones'],
  },
  {
    id: 'satellite-phones',
    group: 'rules',
    heading: 'Satellite phones',
    short: 'A satellite phone is illegal without a licence, and so is a hiker’s satellite messenger.',
    paragraphs: ['Your ordinary mobile phone is fine.'],
    checked: '2026-11-22',
    authorities: ['telecommunications'],
  },
  {
    id: 'bottles',
    group: 'rules',
    heading: 'Plastic bottles',
    short: 'Bring a steel bottle to refill: PET bottles under two litres are banned in the islands.',
    paragraphs: ['Jolly Buoy allows no plastic at all.'],
    checked: '2026-11-22',
    authorities: ['administration'],
  },
  {
    id: 'coral-and-shells',
    group: 'rules',
    heading: 'Coral, shells and sand',
    short: 'Leave them on the beach: taking coral, shells or sand is an offence.',
    paragraphs: ['That goes for broken pieces, too.'],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'alcohol',
    group: 'rules',
    heading: 'Alcohol',
    short: 'Licensed shops and bars sell it, but not on dry days. Never drink before a swim, a dive or a boat.',
    paragraphs: [
      '26 January, 15 August and 2 October are dry.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'money',
    group: 'every-day',
    heading: 'Money',
    short:
      'Carry cash. Havelock has cash machines, Neil has few, and UPI works where there is a signal.',
    paragraphs: [
      'Take it out, or change it, in Port Blair before the first ferry.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'network',
    group: 'every-day',
    heading: 'Phone and internet',
    short: 'Airtel and BSNL reach farthest. On Neil, don’t count on a signal.',
    paragraphs: [
      'If you have to work, do it in Port Blair or on Havelock. Save maps and tickets on your phone before you sail.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'getting-about',
    group: 'every-day',
    heading: 'Getting about on the islands',
    short: 'Your trip has a car for every drive in the plan. For the rest there are taxis and autorickshaws.',
    paragraphs: [
      'Agree on the fare first. Bring your driving licence to hire a scooter; on Neil a bicycle is enough. Many women travel here alone; be back before dark.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'food',
    group: 'every-day',
    heading: 'Food and water',
    short: 'Vegetarian food is easy to find in Port Blair, on Havelock and on Neil.',
    paragraphs: [
      'Many kitchens close by nine. Drink boiled or filtered water. Bengali, Jain or halal? We’ll name hotels that cook it before you pay. For a baby bring nappies and milk powder.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'hotel-desk',
    group: 'every-day',
    heading: 'At the hotel desk',
    short: 'Unmarried couples may share a room. Tell us, and we’ll book a hotel that welcomes you.',
    paragraphs: [
      'Every adult shows an original photo identity card, or passport and visa.',
    ],
    checked: '2026-11-25',
  },
  {
    id: 'clothes',
    group: 'every-day',
    heading: 'Clothes',
    short: 'Light cotton is enough all year, with long sleeves against sandflies in the evening.',
    paragraphs: ['Swimwear is for the beach: cover shoulders and knees in temples and villages.'],
    checked: '2026-11-25',
  },
  {
    id: 'step-free',
    group: 'every-day',
    heading: 'If stairs or gangways are difficult',
    short: 'Tell us what you need, and we’ll name the rooms and the ship that suit before you pay.',
    paragraphs: [
      'Nautika says it has wheelchair-friendly entry, and the yard of the Cellular Jail is mostly level. Soft sand, caves and small boats, boarded knee-deep, are hard.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'doctors',
    group: 'health',
    heading: 'Doctors and hospitals',
    short: 'In an emergency call 112. The only large hospital of the islands is G.B. Pant Hospital in Port Blair.',
    paragraphs: [
      'Havelock and Neil have government health centres, which send serious cases to Port Blair when the sea allows.',
      'Carry your daily medicines in hand luggage, with the prescription and some to spare. Ask your own doctor about vaccinations, malaria and seasickness.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'diving',
    group: 'health',
    heading: 'Diving',
    short: 'A try-dive goes to 12 m (40 ft) at most, from age ten, with a health form.',
    paragraphs: [
      'If you’re pregnant, don’t dive. An open-water card takes you to 18 m.',
    ],
    checked: '2026-11-22',
    readMore: ['divers'],
  },
  {
    id: 'flying-after-a-dive',
    group: 'health',
    heading: 'Flying after a dive, and accidents',
    short: 'After a dive wait 24 hours before you fly, 18 at the very least.',
    paragraphs: [
      'Ask the dive centre for its plan, and carry insurance that names diving.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'water-safety',
    group: 'health',
    heading: 'Safety in the water',
    short: 'Swim where flags and lifeguards allow it, and never in a creek.',
    paragraphs: [
      'Radhanagar becomes deep faster than it looks. Wear reef shoes against stonefish.',
      'Salt-water crocodiles live in creeks. Stay out of the water at Wandoor, Chidiya Tapu, Corbyn’s Cove and Dhani Nallah near Rangat, and in the lagoon at the northern end of Radhanagar.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'storms',
    group: 'health',
    heading: 'Storms and tsunami warnings',
    short: 'From May to December look at the India Meteorological Department’s warning each evening.',
    paragraphs: [
      'After a long, strong earthquake near the beach go to high ground at once.',
    ],
    checked: '2026-11-22',
    readMore: ['weather', 'ocean'],
  },
  {
    id: 'tides',
    group: 'health',
    heading: 'Tides',
    short: 'Neil’s rock arch needs low tide, and the forest path to Elephant Beach is impassable at high tide.',
    paragraphs: ['Your hotel knows the hours.'],
    checked: '2026-11-22',
    readMore: ['ocean'],
  },
  {
    id: 'insurance',
    group: 'plan-and-pack',
    heading: 'Insurance and tickets',
    short: 'Choose a flight that you can change, and insurance that covers delay by weather.',
    paragraphs: ['Every trip has a night in Port Blair before the flight. From May to December we advise a second; we’ll quote it with your trip.'],
    checked: '2026-11-22',
  },
  {
    id: 'booking-ahead',
    group: 'plan-and-pack',
    heading: 'How early to book',
    short: 'For mid-December to mid-January and for Diwali write as soon as you know your dates: rooms and seats go fast.',
    paragraphs: [
      'Otherwise a few weeks are usually enough.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'what-to-bring',
    group: 'plan-and-pack',
    heading: 'What to bring',
    short: 'One bag of 20 kg or less that you can carry yourself: the jetties have few porters.',
    paragraphs: ['Leave room in it for these:'],
    points: [
      'Identity cards, and tickets on paper',
      'A mask that fits, and reef shoes',
      'A jumper for the ship’s cold cabin',
      'A hat, long sleeves and sunscreen',
      'Insect repellent, and sanitary products',
      'A torch, a light raincoat and a dry bag',
    ],
    checked: '2026-11-22',
  },
];
