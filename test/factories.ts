import type { FerryOperatorEntry, FerryRouteEntry } from '@/content/schema/ferry';
import type { OpeningHours } from '@/content/schema/hours-and-seasons';
import type { ItineraryDay, PackageEntry } from '@/content/schema/package';
import type { ServiceEntry } from '@/content/schema/page';
import { pattern, placeholdersOf } from '@/content/schema/pattern';
import type { ActivityEntry, BeachEntry, PlaceEntry } from '@/content/schema/place';
import type { PostEntry } from '@/content/schema/post';
import { routes } from '@/lib/routes/routes';
// Relative paths lead to the real content. @content/ is the test content, which is made from the names of real labels.
import { formMessages } from '../content/messages/forms';
import { labels } from '../content/messages/labels';
import { pages } from '../content/pages';

// Makes valid entries of the content. A test sets only the fields that matter to it. All others have defaults.

const day = '2026-01-15';

export const image = {
  src: '/images/pages/about.svg',
  alt: 'A jetty under a clear sky, boats beside it',
};

/** Makes a text from a name: openMenu becomes "Open menu". */
const toWords = (name: string) =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (first) => first.toUpperCase());

type PartOf<Whole> = Whole extends string | readonly unknown[]
  ? Whole
  : { [Name in keyof Whole]?: PartOf<Whole[Name]> };

/**
 * Makes the labels of the test site from the names and placeholders of the real labels, so that the owner can change
 * the real texts.
 * @param compared labels with a fixed text, because tests compare it
 */
export function makeLabels(compared: PartOf<typeof labels>): typeof labels {
  return nameTexts('labels', labels, compared) as typeof labels;
}

/** Makes the messages of the forms in the same way. */
export function makeFormMessages(compared: PartOf<typeof formMessages>): typeof formMessages {
  return nameTexts('formMessages', formMessages, compared) as typeof formMessages;
}

/** Makes the texts of the pages in the same way. Lists have one entry, and links lead to fixed pages. */
export function makePages(compared: PartOf<typeof pages>): typeof pages {
  const entries = Object.entries(pages).map(([name, page]) => {
    const words = toWords(name);
    const own = {
      title: `${words} of the islands`,
      summary: `What the page called ${words} holds, in a sentence that is long enough to be listed.`,
      updated: '2026-01-10',
      banner: { heading: words, crumb: words.toUpperCase(), lead: `${words} in one line.` },
      ...compared[name as keyof typeof pages],
    };
    return [name, nameTexts(name, page, own)];
  });
  return Object.fromEntries(entries);
}

const fixedRoutes: readonly string[] = Object.values(routes);

/**
 * Replaces each text by its name and placeholders. A heading has the name of its section, a label that of its link.
 * @param compared values to keep
 */
function nameTexts(name: string, value: unknown, compared: unknown): unknown {
  if (typeof compared === 'string') return pattern(compared, ...placeholdersOf(`${value}`));
  if (Array.isArray(compared)) return compared;
  if (name === 'image') return image;
  if (name === 'id') return value;
  if (typeof value === 'string') {
    const [route = ''] = value.split('#');
    if (name === 'href') return fixedRoutes.includes(route) ? route : routes.contact;
    const text = [toWords(name), ...(value.match(/\{\w+\}/g) ?? [])].join(' ');
    return pattern(text, ...placeholdersOf(value));
  }
  if (Array.isArray(value)) return value.slice(0, 1).map((one) => nameTexts(name, one, undefined));
  // Marks of examples are left out.
  if (typeof value !== 'object' || value === null) return undefined;
  const own = compared as Record<string, unknown> | undefined;
  const nameless = 'href' in value ? ['label'] : ['heading', 'kind', 'itemTitle', 'aliases'];
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    nameTexts(nameless.includes(key) ? name : key, inner, own?.[key]),
  ]);
  return Object.fromEntries(entries);
}

/** Two nights, the second one on north-island. */
export const itinerary: ItineraryDay[] = [
  { title: 'Arrival', text: 'A walk along the harbour.', stay: 'port-blair' },
  {
    title: 'Across the water',
    text: 'The ferry leaves in the morning.',
    ferryRoutes: ['port-blair-to-north-island'],
    stay: 'north-island',
  },
  { title: 'Back', text: 'The ferry, then home.', ferryRoutes: ['north-island-to-port-blair'] },
];

export function makePackage(fields: Partial<PackageEntry> = {}): PackageEntry {
  return {
    slug: 'two-nights',
    updated: day,
    image,
    points: ['Two islands in one trip', 'A boat each way'],
    overview: ['Three days.', 'One ferry out and one back.', 'A free afternoon.'],
    latestLanding: '14:00',
    sellingPoint: 'A night on the island',
    unsuitableFor: 'those who get seasick',
    popularExtras: ['cake', 'invoice', 'late-night'],
    planner: { name: 'Asha', quote: 'I know the calmest seat.' },
    itinerary,
    price: { was: 26_500, now: 22_500 },
    ...fields,
  };
}

/** Makes a flagship package, whose price is on request. */
export function makeFlagshipPackage(fields: Partial<PackageEntry> = {}) {
  return makePackage({
    slug: 'reef-week',
    name: 'Reef Week',
    introduction: 'A trip for those who look under water first.',
    safety: ['West Beach: swim between the flags.'],
    price: { now: 19_000, onRequest: true },
    ...fields,
  });
}

/** Makes a place with one thing to do. */
export function makePlace(fields: Partial<PlaceEntry> = {}): PlaceEntry {
  return {
    slug: 'north-island',
    updated: day,
    name: 'North Island',
    subtitle: 'Forest down to the beach',
    position: { north: 12.04, east: 92.98 },
    legs: ['town-and-north'],
    image,
    description: 'A long island with a road along its east side.',
    paragraphs: ['People came for the timber, and some stayed for the sea.'],
    howLong: 'Two nights are enough, three are better.',
    thingsToDo: [{ name: 'Walk to the point', description: 'An hour each way.', image }],
    ...fields,
  };
}

/** Makes a beach on north-island. */
export function makeBeach(fields: Partial<BeachEntry> = {}): BeachEntry {
  return {
    slug: 'west-beach',
    updated: day,
    name: 'West Beach',
    image,
    where: 'North Island, on the west side',
    places: ['north-island'],
    description: 'Two kilometres of sand that look at the sunset.',
    paragraphs: ['The sand is firm enough to cycle on.'],
    ...fields,
  };
}

/** Makes a water sport or a sight. */
export function makeActivity(fields: Partial<ActivityEntry> = {}): ActivityEntry {
  return { ...makeBeach({ slug: 'sea-walk', name: 'Sea Walk' }), heading: 'On foot', ...fields };
}

/** Makes an operator with a link to its schedule. */
export function makeFerryOperator(fields: Partial<FerryOperatorEntry> = {}): FerryOperatorEntry {
  return {
    slug: 'blue-line',
    updated: day,
    name: 'Blue Line',
    subtitle: 'Two catamarans',
    image,
    description: 'Ask us which of the two sails on your day.',
    paragraphs: ['The cabin is closed and cool.'],
    ownership: 'private',
    ferryRoutes: ['port-blair-to-north-island', 'north-island-to-port-blair'],
    schedules: [1],
    ...fields,
  };
}

/** Makes a ferry route from the town to north-island. */
export function makeFerryRoute(fields: Partial<FerryRouteEntry> = {}): FerryRouteEntry {
  return {
    slug: 'port-blair-to-north-island',
    updated: day,
    name: 'Port Blair to North Island',
    subtitle: 'Out over open water',
    from: 'port-blair',
    to: 'north-island',
    image,
    description: 'About two hours, in the morning.',
    minutes: { min: 100, max: 120 },
    paragraphs: ['The ship passes the lighthouse on its left.'],
    ...fields,
  };
}

/** Makes the opening hours of a sight that is closed on Wednesdays. */
export function makeOpeningHours(fields: Partial<OpeningHours> = {}): OpeningHours {
  return {
    slug: 'old-jail',
    name: 'Old Jail',
    place: 'port-blair',
    subject: '/sightseeing/old-jail',
    shownOn: [],
    closed: ['wednesday'],
    checked: day,
    authority: 'tourism',
    ...fields,
  };
}

export function makePost(fields: Partial<PostEntry> = {}): PostEntry {
  return {
    title: 'Three days by boat',
    author: 'desk',
    date: day,
    image,
    description: 'What we learnt on three days between two islands, in the order of the days.',
    sections: [
      {
        paragraphs: ['The first boat left before the sun had come over the hill.'],
      },
      {
        heading: 'The way back',
        paragraphs: ['It rained, and nobody minded. The cook made tea.'],
        image: { src: '/images/pages/contact.svg', alt: 'A jetty at nightfall, its lamp lit' },
      },
    ],
    places: ['north-island'],
    ...fields,
  };
}

export function makeService(fields: Partial<ServiceEntry> = {}): ServiceEntry {
  return {
    slug: 'carrental',
    updated: day,
    name: 'Car Rental',
    heading: 'A car with a driver',
    paragraph: 'Tell us when you land, how many you are and how many bags you bring.',
    sections: [
      {
        heading: 'What we need',
        paragraphs: ['Your flight.'],
        points: ['Its number', 'Its hour'],
        link: { label: 'Ask for a car', href: '/contact' },
      },
    ],
    related: ['/topplaces/north-island'],
    summary: 'Cars with a driver on the two islands: what they cost to ask for and what they hold.',
    image,
    ...fields,
  };
}
