import type { Advice } from './schema/advice';

// What to know before the trip: the page "Before you travel" shows these blocks in this order, and
// questions refer to them by their ids. `short` is the answer in one sentence, `checked` the day on which
// a block was last looked up, `authorities` the ids (authorities.ts) of those who have the last word.
// Look each block up again once a year: the content report says when it is time.
export const advice: Advice[] = [
  {
    id: 'papers-indians',
    heading: 'Papers for Indian citizens',
    short:
      'Everybody needs the original of a photo identity card; some parks and forests want a permission as well.',
    paragraphs: [
      'The ships want to see the original, and airports want a photo identity as well. See that the name on each ticket is the name on the card. If a child has no card yet, ask us before you book.',
      'The area permit that you may have read about is a rule for foreign visitors. Permissions for parks, forests and reserves are another matter: a visit to Jolly Buoy needs one, whoever you are.',
    ],
    checked: '2026-11-22',
    authorities: ['administration', 'shipping'],
  },
  {
    id: 'permits-foreigners',
    heading: 'Permits for foreign visitors',
    short:
      'The rule of today could not be confirmed: ask us, and look at the authorities’ page, before you book a flight.',
    paragraphs: [
      'By the police’s own page, a waiver of the Restricted Area Permit for many islands ran to 31 December 2022. Whether it goes on, and for whom, we could not confirm. So we promise nothing here and copy no list of islands.',
      'Three things we do know, below. When you ask, say which passport each of you holds and where you would like to go. A visa for India is a matter of its own.',
    ],
    points: [
      'Nationals of Afghanistan, China and Pakistan, and people with origin there, need the permit with the ministry’s approval.',
      'Nationals of Myanmar need it for Mayabunder and Diglipur.',
      'Forests, sanctuaries and reserves need a separate permission.',
    ],
    checked: '2026-11-22',
    authorities: ['police', 'visa', 'forest'],
  },
  {
    id: 'parks-and-reserves',
    heading: 'Parks, forests and the road to Baratang',
    short:
      'Jolly Buoy and Red Skin are day trips on a permit; the road to Baratang is driven in escorted convoys, without a stop.',
    paragraphs: [
      'Jolly Buoy and Red Skin belong to a marine national park and are usually open in turn, by season. The boats usually leave at about nine and stay some two and a half hours. No plastic goes along.',
      'The road to Baratang runs through a reserve, for some 49 km and 90 minutes, and vehicles pass only in escorted convoys at fixed hours. The first gate, at Jirkatang, usually opens at about six in the morning, so one leaves town at about three; the last convoy goes in the early afternoon. Check before you travel. Three rules hold on the way, for everybody:',
    ],
    points: [
      'No stopping',
      'No photographs: camera and telephone stay in the bag',
      'Nothing is given, and nothing handed out of a window',
    ],
    checked: '2026-11-22',
    authorities: ['forest', 'administration'],
  },
  {
    id: 'drones',
    heading: 'Drones',
    short: 'Leave yours at home: to fly one here you need permissions.',
    paragraphs: [
      'That goes for small ones, too, as long as the authority has not told you otherwise in writing. What somebody else flew last year proves nothing.',
    ],
    checked: '2026-11-22',
    authorities: ['drones', 'administration'],
  },
  {
    id: 'satellite-phones',
    heading: 'Satellite phones',
    short: 'A satellite phone is illegal without a licence: leave it at home.',
    paragraphs: [
      'If you own another device that talks to satellites, such as a messenger for hikers, ask the authority before you pack it. An ordinary mobile phone is not meant.',
    ],
    checked: '2026-11-22',
    authorities: ['telecommunications'],
  },
  {
    id: 'bottles',
    heading: 'Plastic bottles',
    short:
      'Bring a bottle to refill: PET bottles under two litres have been banned in the islands since 2019.',
    paragraphs: [
      'Steel is the simplest. On Jolly Buoy no plastic at all is allowed, so pack for that day in cloth, tin and steel.',
    ],
    checked: '2026-11-22',
    authorities: ['administration', 'forest'],
  },
  {
    id: 'coral-and-shells',
    heading: 'Coral, shells and sand',
    short: 'They stay where they are: taking coral, shells or sand is an offence.',
    paragraphs: [
      'That includes the broken piece at the edge of the water and the empty shell, which is a hermit crab’s next house. Look into the children’s pockets before you pack. If you can’t tell whether a thing in a shop is lawful, leave it there.',
    ],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'alcohol',
    heading: 'Alcohol',
    short: 'In licensed shops and bars, not on dry days, and never before a swim, a dive or a boat.',
    paragraphs: [
      'The national holidays, 26 January, 15 August and 2 October, are dry days across India. For other dry days and for the age limit, ask your hotel.',
    ],
    checked: '2026-11-22',
    authorities: ['administration'],
  },
  {
    id: 'money',
    heading: 'Money',
    short:
      'Carry cash: Havelock has cash machines, Neil only a few, and UPI is common where there is a signal.',
    paragraphs: [
      'Draw what you need in Port Blair, before the first ferry. A machine can be empty, and a card reader is of no more use than UPI when the signal is gone.',
    ],
    checked: '2026-11-22',
    authorities: ['bank'],
  },
  {
    id: 'network',
    heading: 'Phone and internet',
    short:
      'Airtel and BSNL usually reach farthest, and Neil is not on the undersea cable: don’t rely on a signal there.',
    paragraphs: [
      'The cable has served Port Blair, Havelock, Long Island, Rangat and Little Andaman since 2020. Out at sea and on forest roads there may be no signal at all.',
      'Save maps, tickets and the addresses of your hotels before you leave town, and print what you must show. Tell those at home that a silent day means nothing.',
    ],
    checked: '2026-11-22',
    authorities: ['telecommunications'],
  },
  {
    id: 'health',
    heading: 'Health',
    short:
      'Ask your own doctor in good time about vaccinations, malaria and seasickness; we give no medical advice.',
    paragraphs: [
      'Medicines that you take regularly travel in your hand luggage, with their prescriptions and with some to spare, in case a ferry is late by a day.',
      'The sun is strong, most of all on the water. Wear a hat and sleeves, drink, and keep the noon hours for the shade.',
    ],
    checked: '2026-11-22',
    authorities: ['health'],
  },
  {
    id: 'diving',
    heading: 'Diving and flying',
    short:
      'A try-dive goes to 12 m (40 ft) at most, from age ten, with a health form; after diving wait 18 to 24 hours before a flight.',
    paragraphs: [
      'Answer the form honestly. Whether you may dive is for a doctor to say, and not for us. Those with a certificate go deeper: 18 to 30 m.',
      'Put the dive early in your stay, so that a day of wind upsets nothing, and plan with the full 24 hours.',
    ],
    checked: '2026-11-22',
    authorities: ['divers'],
  },
  {
    id: 'water-safety',
    heading: 'Safety in the water',
    short: 'Bathe where flags and lifeguards allow it, keep out of the creeks, and believe the boards.',
    paragraphs: [
      'Radhanagar shelves faster than it looks. Flags and lifeguards decide, and from June to September the sea can be rough. Keep children within reach of your arm.',
      'Salt-water crocodiles live in creeks. Swimming is restricted at Wandoor and Chidiya Tapu: ask on the spot, and stay dry if nobody can tell you.',
    ],
    checked: '2026-11-22',
    authorities: ['tourism', 'weather'],
  },
  {
    id: 'what-to-bring',
    heading: 'What to bring',
    short:
      'Little: papers, cash, a bottle, shoes for the reef and something warm for the ship, in a bag that you can carry yourself.',
    paragraphs: [
      'Pack for the ferry. Private ships usually take 20 to 25 kg a person, by operator, and between jetty and car you may be your own porter.',
    ],
    points: [
      'The originals of your photo identity cards, and copies in another bag',
      'Tickets and addresses on paper, for when the network is down',
      'Cash for the small islands',
      'Regular medicines with their prescriptions, in hand luggage',
      'A bottle to refill, best of steel',
      'Reef shoes, for coral rubble and for the walk to the rock arch on Neil',
      'A mask of your own that fits; hiring one is not in our prices',
      'A jumper for the ship’s cabin, which is strongly cooled',
      'A torch: in December the sun sets at about five',
      'A hat with a cord, long sleeves, and sunscreen',
      'Repellent against sandflies and mosquitoes',
      'A dry bag for telephone and papers, on small boats',
      'A light raincoat, above all from May to November',
    ],
    onPaper: true,
    checked: '2026-11-22',
    authorities: ['shipping', 'tourism'],
  },
];
