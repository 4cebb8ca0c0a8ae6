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
    short: 'Bring the original of a photo identity card, such as Aadhaar, for everybody with a ticket. A copy or a picture on the phone may be refused.',
    paragraphs: [
      'The name on the ticket must be the name on the card. Indian citizens need no area permit.',
    ],
    points: [
      'Government ships: any photo identity card of the central or a state government, the one that you gave when you booked. Without it you pay ten times the fare.',
      'ITT Majestic also wants the ticket on paper.',
      'A child without a card: bring the original birth certificate. On a flight with a parent a child needs no card, according to a circular of 2017. On ferries ask the operator, or us, before you book.',
    ],
    checked: '2026-11-22',
    authorities: ['shipping'],
  },
  {
    id: 'permits-foreigners',
    group: 'papers',
    heading: 'Permits for foreign visitors',
    short:
      'Until 31 December 2022 many islands could be visited without the permit. We do not know whether that still holds. Ask us before you book.',
    paragraphs: [
      'The date is from the police’s own page about the Restricted Area Permit. Send us your nationality, your dates and the islands, but no copy of the passport yet: we ask the police. If you need the permit, we tell you who applies, what it costs and how long it takes. Until we answer you, book only a flight that pays your money back.',
    ],
    points: [
      'India asks for a visa. The government’s page says whether you may enter India with an e-visa at your airport.',
      'Carry your passport and the visa, and copies of the passport and of any permit.',
      'Government ships carry no foreign visitors beyond Hut Bay on Little Andaman.',
      'Nationals of Afghanistan, China and Pakistan, and people with origin there, need the permit with the ministry’s approval.',
      'Nationals of Myanmar need it for Mayabunder and Diglipur.',
      'Forests, sanctuaries and reserves need a separate permission.',
    ],
    checked: '2026-11-22',
    authorities: ['police', 'visa', 'forest'],
  },
  {
    id: 'parks-and-reserves',
    group: 'papers',
    heading: 'Parks, forests and the road to Baratang',
    short:
      'Jolly Buoy and Red Skin are day trips with a permit. Cars go to Baratang only in escorted convoys, without a stop.',
    paragraphs: [
      'Jolly Buoy is usually open from {season:jolly-buoy}, Red Skin in the other months.',
      'Some 49 km of the road to Baratang, about 90 minutes, go through a reserve. The first gate, at Jirkatang, usually opens at about six in the morning, so you leave town at about three. An older source says that the caves close on Mondays: we could not confirm it. Three rules hold on the way:',
    ],
    points: [
      'No stopping',
      'No photographs',
      'No gifts',
    ],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'drones',
    group: 'rules',
    heading: 'Drones',
    short: 'Leave your drone at home: to fly one here you need permissions.',
    paragraphs: ['Small drones need them too.'],
    checked: '2026-11-22',
    authorities: ['drones'],
  },
  {
    id: 'satellite-phones',
    group: 'rules',
    heading: 'Satellite phones',
    short: 'A satellite phone is illegal without a licence: leave it at home.',
    paragraphs: [
      'Hikers’ satellite messengers are forbidden too. An ordinary mobile phone is fine.',
    ],
    checked: '2026-11-22',
    authorities: ['telecommunications'],
  },
  {
    id: 'bottles',
    group: 'rules',
    heading: 'Plastic bottles',
    short:
      'Bring a steel bottle to refill: PET bottles under two litres have been banned in the islands since 2019.',
    paragraphs: ['On Jolly Buoy no plastic is allowed at all: pack food in cloth or steel.'],
    checked: '2026-11-22',
    authorities: ['administration'],
  },
  {
    id: 'coral-and-shells',
    group: 'rules',
    heading: 'Coral, shells and sand',
    short: 'Leave them on the beach: taking coral, shells or sand is an offence.',
    paragraphs: [
      'The rule holds for broken pieces and empty shells too. If you are not sure whether a shop may sell something, do not buy it.',
    ],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'alcohol',
    group: 'rules',
    heading: 'Alcohol',
    short: 'You can buy it in licensed shops and bars, but not on dry days. Never drink before a swim, a dive or a boat.',
    paragraphs: [
      'The national holidays, 26 January, 15 August and 2 October, are dry days across India. Your hotel knows the other dry days and the age limit.',
    ],
    checked: '2026-11-22',
    authorities: ['administration'],
  },
  {
    id: 'money',
    group: 'every-day',
    heading: 'Money',
    short:
      'Carry cash. Havelock has cash machines, Neil has few, and UPI works where there is a signal.',
    paragraphs: [
      'Take out what you need in Port Blair, before the first ferry. A machine on the islands can be empty.',
      'We do not know which machines take a foreign card: get enough rupees in Port Blair or before, from a bank or a money changer.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'network',
    group: 'every-day',
    heading: 'Phone and internet',
    short: 'Airtel and BSNL reach farthest. Do not rely on a signal on Neil.',
    paragraphs: [
      'The undersea cable has served Port Blair, Havelock, Long Island, Rangat and Little Andaman since 2020, but not Neil. At sea and on forest roads there may be no signal.',
      'Before you leave town, save your maps, tickets and hotel addresses on the phone. We do not know where Jio and Vi work: ask your company. From abroad, ask yours whether your card works here.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'getting-about',
    group: 'every-day',
    heading: 'Getting about on the islands',
    short: 'Our trips include a car for every drive in the plan. For other drives there are taxis and autorickshaws.',
    paragraphs: [
      'Agree on the fare before you get in. On Havelock and Neil you can hire a scooter: bring your driving licence and wear a helmet. Neil is small and flat, so a bicycle is enough there.',
      'The ships have toilets. On the road to Baratang cars cannot stop for about 90 minutes.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'food',
    group: 'every-day',
    heading: 'Food and water',
    short: 'Vegetarian food is easy to find in Port Blair, on Havelock and on Neil.',
    paragraphs: [
      'Drink boiled or filtered water, not tap water. Small places cook rice, dal, vegetables and fish. Kitchens close early, often by nine. On long drives and small boats there is little to buy: carry water and something dry to eat. For a small child bring nappies, milk powder and familiar food: we do not know what the shops on Havelock have.',
      'For Bengali, Jain or halal food tell us what you eat: we ask the hotels before you pay.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'hotel-desk',
    group: 'every-day',
    heading: 'At the hotel desk',
    short: 'Unmarried adults may share a room, but a hotel may have its own rule. Tell us, and we ask the hotel before you pay.',
    paragraphs: [
      'Every adult shows an original photo identity card. Visitors from abroad show the passport and the visa.',
    ],
    checked: '2026-11-25',
  },
  {
    id: 'clothes',
    group: 'every-day',
    heading: 'Clothes',
    short: 'Swimwear is usual on the beach. Cover shoulders and knees in temples, and in town and villages.',
    paragraphs: [
      'Light cotton is enough all year. Against mosquitoes and sandflies wear long sleeves in the evening.',
    ],
    checked: '2026-11-25',
  },
  {
    id: 'step-free',
    group: 'every-day',
    heading: 'If stairs or gangways are difficult',
    short: 'Tell us what you need, such as a room without stairs. We ask before you pay.',
    paragraphs: [
      'Nautika says that it has wheelchair-friendly entry. A gangway’s slope changes with the tide. We do not know which ships have stairs inside: we ask. You board many small boats from the sand or from knee-deep water.',
      'At the Cellular Jail the courtyard is mostly level; the upper cells and the tower are reached by stairs. Soft sand, forest paths and the caves of Baratang are difficult with a wheelchair or a pushchair.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'doctors',
    group: 'health',
    heading: 'Doctors and hospitals',
    short: 'In an emergency call 112. The only large hospital of the islands is G.B. Pant Hospital in Port Blair.',
    paragraphs: [
      'Havelock, Neil and the other islands have government health centres with few beds: your hotel or any driver knows the way. We do not know whether a doctor is there at night. If a child has a high fever, do not wait: call 112. The centres send serious cases to Port Blair when the sea allows it.',
      'Ask your own doctor about vaccinations, malaria and seasickness: we give no medical advice. Carry your daily medicines in your hand luggage, with the prescription, and some for extra days. Port Blair has chemists. Shops on the small islands have few medicines.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'diving',
    group: 'health',
    heading: 'Diving',
    short: 'A try-dive goes to 12 m (40 ft) at most, from age ten, with a health form.',
    paragraphs: [
      'Fill in the health form truthfully. If you are pregnant, do not dive. Certified divers go deeper: to 18 m with an open-water card, usually to 30 m with an advanced one.',
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
      'A diving accident can need a pressure chamber. According to a report of 2017 the navy has treated civilians in its chamber in Port Blair. Ask the dive centre for its plan after an accident. Carry insurance that names diving.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'water-safety',
    group: 'health',
    heading: 'Safety in the water',
    short: 'Swim only where flags and lifeguards allow it. Where there are none, ask your hotel first. Never swim in a creek.',
    paragraphs: [
      'Radhanagar becomes deep faster than it looks. Keep small children close enough to touch. Jellyfish and stonefish can sting: wear reef shoes. Tell the lifeguard; for a bad sting call 112.',
      'Salt-water crocodiles live in creeks. Because of them swimming is restricted at Wandoor and Chidiya Tapu. Stay out of the water at Corbyn’s Cove too, at Dhani Nallah near Rangat and in the lagoon at the northern end of Radhanagar. On Little Andaman ask in the village first. Follow the boards and the lifeguards, and ask your hotel.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'storms',
    group: 'health',
    heading: 'Storms and tsunami warnings',
    short: 'Look at the warning of the India Meteorological Department each evening from May to December.',
    paragraphs: [
      'In November and December a cyclone can stop the ferries. After a long, strong earthquake near the beach, go to high ground at once.',
    ],
    checked: '2026-11-22',
    readMore: ['weather', 'ocean'],
  },
  {
    id: 'tides',
    group: 'health',
    heading: 'Tides',
    short: 'The rock arch and the reef walks on Neil need low tide. Look up the hour before you go.',
    paragraphs: [
      'INCOIS publishes tide tables for Port Blair, and your hotel knows the hour. The forest path to Elephant Beach is impassable at high tide.',
    ],
    checked: '2026-11-22',
    readMore: ['ocean'],
  },
  {
    id: 'insurance',
    group: 'plan-and-pack',
    heading: 'Insurance and tickets',
    short: 'Choose a flight that you can change, and insurance that covers delay by weather.',
    paragraphs: [
      'From May to December plan two nights in Port Blair before the flight home.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'booking-ahead',
    group: 'plan-and-pack',
    heading: 'How early to book',
    short: 'For mid-December to mid-January and for Diwali ask as early as you can: rooms and ferry seats go first.',
    paragraphs: [
      'In other months a few weeks are usually enough. Do you fly sooner, or in the busy weeks? It may not be too late. Call us today: we ask which rooms and seats are free.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'what-to-bring',
    group: 'plan-and-pack',
    heading: 'What to bring',
    short:
      'Bring little, in a bag that you can carry yourself.',
    paragraphs: [
      'ITT Majestic takes 25 kg a person, Nautika 20 kg. There are few porters at the jetties.',
    ],
    points: [
      'Original photo identity cards, with copies in another bag',
      'Tickets and addresses on paper',
      'Cash for the small islands',
      'Daily medicines with prescriptions, in hand luggage',
      'Sanitary products: shops on the small islands have few',
      'A steel bottle to refill',
      'Reef shoes',
      'Your own mask, if it fits',
      'A jumper for the ship’s cold cabin',
      'A torch',
      'Hat, long sleeves, sunscreen',
      'Insect repellent',
      'A dry bag for phone and papers',
      'A light raincoat',
    ],
    checked: '2026-11-22',
  },
];
