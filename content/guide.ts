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

// What to know before the trip. The page "Before you travel" shows each entry under its `group`, in this order. `short`
// is the answer in one sentence, which other texts can use by the id of the entry, such as {guide:drones}. `checked` is
// the day on which an entry was last checked. `authorities` are the ids (authorities.ts) of those who decide,
// and `readMore` those of further sources. Check each entry again once a year: "npm run content" says when.
export const guide: GroupedEntry[] = [
  {
    id: 'papers-indians',
    group: 'papers',
    heading: 'Papers for Indian citizens',
    short: 'Bring an original photo identity card, such as Aadhaar, for everyone with a ticket. You need no area permit for any island on our trips.',
    paragraphs: [
      'Ticket and card must show the same name. If your child has no card, we’ll ask the ferry company. On the plane a baby needs proof of age.',
    ],
    checked: '2026-11-22',
    authorities: ['shipping'],
  },
  {
    id: 'permits-foreigners',
    group: 'papers',
    heading: 'Permits for foreign visitors',
    short:
      'Tell us your nationality before you book a flight. We’ll ask the police for you; until they answer, assume you need a permit.',
    paragraphs: [
      'The last exemption on the police website ran out at the end of 2022. So Arnab takes your question to the police office on the next working day: what you need, whether an e-visa will do, and what it costs. Our last five guests with a foreign passport waited 12 to 41 days, and all five could come. Write three months before you fly. Until the police have answered, book only a flight you can cancel and pay us nothing. Your price waits until three days after they answer, however long that takes, and if they refuse, you owe nothing.',
      'Nationals of Afghanistan, China and Pakistan, and people with origin there, need the Restricted Area Permit with the ministry’s approval, and nationals of Myanmar need it for Mayabunder and Diglipur. On the trip carry your passport, visa and any permit, with copies.',
    ],
    quotesTerms: true,
    checked: '2026-11-22',
    authorities: ['police', 'visa'],
  },
  {
    id: 'parks-and-reserves',
    group: 'papers',
    heading: 'Parks, forests and the road to Baratang',
    short: 'We’ll apply for your park and forest permits. If one is refused, we put something in its place, or refund it.',
    paragraphs: [
      'On the road to Baratang a convoy crosses a tribal reserve, for about 90 minutes without a toilet. By law nobody may stop, photograph or give anything.',
    ],
    checked: '2026-11-22',
    authorities: ['forest'],
  },
  {
    id: 'drones',
    group: 'rules',
    heading: 'Drones and satellite phones',
    short: 'Leave drones and satellite phones at home.',
    paragraphs: ['Both need permits.'],
    checked: '2026-11-22',
    authorities: ['drones', 'telecommunications'],
  },
  {
    id: 'coral-and-shells',
    group: 'rules',
    heading: 'Coral, shells and plastic',
    short: 'Taking coral, shells or sand is an offence.',
    paragraphs: ['Plastic water bottles under two litres are banned, so bring a steel one.'],
    checked: '2026-11-22',
    authorities: ['administration'],
  },
  {
    id: 'alcohol',
    group: 'rules',
    heading: 'Alcohol',
    short: 'Licensed shops and bars sell alcohol, except on dry days.',
    paragraphs: ['Dry days are usually 26 January, 15 August and 2 October; others are announced.'],
    checked: '2026-11-22',
  },
  {
    id: 'money',
    group: 'every-day',
    heading: 'Money',
    short: 'Carry cash. Havelock has cash machines, Neil has few, and UPI works where there’s a signal.',
    paragraphs: ['Get your cash in Port Blair, before the first ferry.'],
    checked: '2026-11-22',
  },
  {
    id: 'network',
    group: 'every-day',
    heading: 'Phone and internet',
    short: 'Airtel and BSNL reach farthest.',
    paragraphs: ['On Neil, don’t count on a signal.'],
    checked: '2026-11-22',
  },
  {
    id: 'getting-about',
    group: 'every-day',
    heading: 'Getting about on the islands',
    short: 'Your trip has a car for every drive; taxis and autorickshaws do the rest.',
    paragraphs: [
      'Agree on the fare first. For a scooter bring your driving licence (from abroad, an international permit as well), wear a helmet, and ride by day.',
      'If you travel on your own as a woman, Meera or Shiny will tell you which hotels they’d choose.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'food',
    group: 'every-day',
    heading: 'Food and water',
    short: 'Vegetarian food is easy to find in Port Blair, on Havelock and on Neil.',
    paragraphs: [
      'For Jain or halal food we’ll name the hotels. Many kitchens close by nine. Drink filtered water.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'hotel-desk',
    group: 'every-day',
    heading: 'At the hotel desk',
    short: 'Unmarried couples may share a room, and we book hotels that welcome them.',
    paragraphs: ['Every adult shows an original identity card, or passport and visa.'],
    checked: '2026-11-25',
  },
  {
    id: 'step-free',
    group: 'every-day',
    heading: 'If stairs or gangways are difficult',
    short: 'Tell us what’s hard, and we’ll look for rooms and a ferry that suit you, or tell you if there are none.',
    paragraphs: ['Nautika calls its entry wheelchair-friendly.'],
    checked: '2026-11-22',
  },
  {
    id: 'doctors',
    group: 'health',
    heading: 'Doctors and hospitals',
    short: 'The islands’ only referral hospital is G.B. Pant Hospital in Port Blair.',
    paragraphs: [
      'Havelock and Neil have health centres, which send serious cases there, by boat or helicopter.',
      'Ask your doctor about vaccinations, malaria and seasickness, and keep medicines in hand luggage.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'flying-after-a-dive',
    group: 'health',
    heading: 'Diving',
    short: 'After a dive, wait 24 hours before you fly.',
    paragraphs: ['You’ll have your dive centre’s emergency plan before you pay.'],
    checked: '2026-11-22',
    readMore: ['divers'],
  },
  {
    id: 'water-safety',
    group: 'health',
    heading: 'Safety in the water',
    short: 'Where there are flags, swim between them. Elsewhere swim only in calm water, and never in a creek.',
    paragraphs: [
      'There are crocodiles in the creeks. In a boat keep your hands inside. Stay out of the water at Wandoor, Chidiya Tapu, Munda Pahad, Corbyn’s Cove, Kalipur and Dhani Nallah near Rangat, off Laxmanpur on Neil, and in the lagoon at the northern end of Radhanagar Beach. On Little Andaman, ask in the village. Wear shoes with grip on rock. In rock pools look, don’t touch. From June to September waves and currents are strong: go in only where lifeguards allow it. If a jellyfish stings you, come out and call the lifeguard.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'storms',
    group: 'health',
    heading: 'Storms, tides and tsunamis',
    short: 'From May to December, look at the Meteorological Department’s warning each evening.',
    paragraphs: [
      'After a long, strong earthquake, or if the sea suddenly goes far out, go to high ground at once.',
    ],
    checked: '2026-11-22',
    readMore: ['weather', 'ocean'],
  },
  {
    id: 'insurance',
    group: 'plan-and-pack',
    heading: 'Insurance and tickets',
    short: 'Choose a flight you can change.',
    paragraphs: ['Take insurance that covers delay by weather, and diving if you dive.'],
    checked: '2026-11-22',
  },
  {
    id: 'what-to-bring',
    group: 'plan-and-pack',
    heading: 'What to bring',
    short: 'Bring one bag of 20 kg or less that you can carry: the jetties have few porters. See what your flight allows; it’s often less.',
    paragraphs: ['If it’s too heavy for you, your driver takes it to the gate, or leave it in Port Blair. You’ll also want something to cover shoulders and knees in the villages, and:'],
    points: [
      'A mask that fits, and reef shoes',
      'A jumper for the ferry’s cold cabin',
      'Sunscreen, and repellent and long sleeves against sandflies',
      'Sanitary products',
      'A torch, a light raincoat and a dry bag',
    ],
    checked: '2026-11-22',
  },
];
