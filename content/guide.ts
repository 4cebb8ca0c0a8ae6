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
      'Ticket and card must show the same name. If your child has no card, Arnab settles it with the ferry company before you pay. On the plane a baby needs proof of age.',
    ],
    checked: '2026-11-22',
    authorities: ['shipping'],
  },
  {
    id: 'permits-foreigners',
    group: 'papers',
    heading: 'Permits for foreign visitors',
    short:
      'Tell us your nationality before you book a flight. We’ll ask the police; until they answer, assume you need a permit.',
    paragraphs: [
      'The last exemption on the police website ran out at the end of 2022. So on the next working day Arnab asks the police office what you need, and what it costs. Our last five guests with a foreign passport waited 12 to 41 days, and all five could come. Write three months before you fly. Until the police have answered, book only a flight you can cancel, and pay us nothing. We hold your price until three days after that, and if they refuse, you owe nothing.',
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
    short: 'We’ll apply for your permits. If one is refused, we put something in its place, or refund it.',
    paragraphs: [
      'On the road to Baratang a convoy crosses a tribal reserve, for 90 minutes without a toilet. By law nobody may stop, photograph or give anything.',
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
    paragraphs: ['Usually 26 January, 15 August and 2 October; others are announced.'],
    checked: '2026-11-22',
  },
  {
    id: 'money',
    group: 'every-day',
    heading: 'Money',
    short: 'Bring cash. Havelock has cash machines, Neil has few, and UPI works where there’s a signal.',
    paragraphs: ['Get yours in Port Blair, before the first ferry.'],
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
    short: 'Your trip has a car for every drive; taxis do the rest.',
    paragraphs: [
      'Agree on the fare first. For a scooter bring your driving licence (from abroad, an international permit too) and wear a helmet.',
      'Travelling alone as a woman? Shiny names her hotels on “Havelock & Neil Escapade”.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'food',
    group: 'every-day',
    heading: 'Food and water',
    short: 'Vegetarian food is easy to find.',
    paragraphs: [
      'For Jain food choose Marine Hill House and Sandbar Pavilions; for halal, your plan names the kitchens. Many close by nine. Drink filtered water.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'hotel-desk',
    group: 'every-day',
    heading: 'At the hotel desk',
    short: 'Unmarried couples may share a room, and we book hotels that welcome them.',
    paragraphs: ['Every adult shows the original card, or passport and visa.'],
    checked: '2026-11-25',
  },
  {
    id: 'step-free',
    group: 'every-day',
    heading: 'If stairs or gangways are difficult',
    short: 'In Port Blair, Padauk Court and Marine Hill House have lifts; on Havelock, Casuarina Rest and Sandbar Pavilions have no steps, nor have Paddy Lane Cottages and Pandanus Sunrise on Neil.',
    paragraphs: ['Nautika calls its entry wheelchair-friendly. The tide tilts every gangway: we ask for seats by the door and a sailor’s arm and, for coral, how you’d board the Andaman Dolphin. “Hotel Booking” counts every stair.'],
    checked: '2026-11-22',
  },
  {
    id: 'doctors',
    group: 'health',
    heading: 'Doctors and hospitals',
    short: 'The islands’ only referral hospital is G.B. Pant Hospital in Port Blair.',
    paragraphs: [
      'Havelock and Neil have health centres, which send serious cases there. Ask your doctor about vaccinations, malaria and seasickness, and keep medicines in hand luggage.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'flying-after-a-dive',
    group: 'health',
    heading: 'Diving',
    short: 'After a dive, wait 24 hours before you fly.',
    paragraphs: ['Your dive centre’s emergency plan comes before you pay.'],
    checked: '2026-11-22',
    readMore: ['divers'],
  },
  {
    id: 'water-safety',
    group: 'health',
    heading: 'Safety in the water',
    short: 'Where there are flags, swim between them. Elsewhere swim only in calm water, and never in a creek.',
    paragraphs: [
      'Crocodiles live in the creeks: keep your hands inside the boat, and stay out of the water at Wandoor, Chidiya Tapu, Munda Pahad, Corbyn’s Cove, Kalipur and Dhani Nallah near Rangat, and in the lagoon at the northern end of Radhanagar Beach. On Little Andaman, ask in the village. Don’t swim off Laxmanpur on Neil: there’s hidden rock. On rock wear shoes with grip, and touch nothing in the pools. From June to September go in only where lifeguards allow it. If a jellyfish stings you, call the lifeguard.',
    ],
    checked: '2026-11-22',
  },
  {
    id: 'storms',
    group: 'health',
    heading: 'Storms, tides and tsunamis',
    short: 'From May to December, look at the Meteorological Department’s warning each evening.',
    paragraphs: [
      'After a strong earthquake, or if the sea suddenly goes out, go to high ground at once.',
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
    short: 'Bring one bag of 20 kg or less (your flight may allow less) that you can carry: the jetties have few porters.',
    paragraphs: ['Too heavy? Your driver takes it to the gate, and if you tell us, we’ll ask for a porter from there. You’ll also want something to cover shoulders and knees in the villages, and:'],
    points: [
      'A mask that fits, and reef shoes',
      'A sweater for the ferry’s cold cabin',
      'Sunscreen, and repellent and long sleeves against sandflies',
      'Sanitary products',
      'A torch, a light raincoat and a dry bag',
    ],
    checked: '2026-11-22',
  },
];
