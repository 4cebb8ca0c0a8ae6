import { image, makeTexts } from '@/test/factories';

const updated = '2026-01-10';

const page = (heading: string) => ({
  title: `${heading} of the islands`,
  summary: `What the page called ${heading} holds, in a sentence that is long enough to be listed.`,
  updated,
  banner: { heading, crumb: heading.toUpperCase(), lead: `${heading} in one line.`, image },
});
const section = (heading: string) => ({ label: 'A label', heading, lead: `${heading}: a lead.` });
const list = (heading: string, kind: string) => ({
  ...section(heading),
  itemTitle: kind === 'Package' ? `${heading}, {duration} {name}` : `${kind}: {name}`,
  kind,
});
const action = (label: string, href: string) => ({ label, href });
const points = ['First', 'Second', 'Third'].map((heading) => ({
  heading,
  paragraph: `${heading}: a paragraph.`,
}));
const { updated: _, ...privacy } = page('Privacy');
const { banner: __, ...home } = page('Home');

export const pages = {
  home: {
    ...home,
    heroAction: action('Checkout Activities', '/watersports'),
    introduction: { ...section('Welcome'), paragraphs: ['How it began.'] },
    sampleReply: action('See a plan', '/contact'),
    startingPrice: { label: 'Packages from', price: '{price:lowest} a person' },
    tiles: {
      packages: { label: 'Packages', text: 'Trips', href: '/packages' },
      ferry: { label: 'Ferry', text: 'Crossings', href: '/cruise' },
      places: { label: 'Places', text: 'Islands', href: '/topplaces' },
      flights: { label: 'Flights', text: 'The way here', href: '/flights' },
    },
    why: { ...section('Why Choose'), paragraphs: ['How we plan.'], reasons: points },
    sights: {
      ...section('On land'),
      paragraph: 'What there is to see.',
      action: action('Go sightseeing', '/sightseeing'),
      image,
    },
  },
  packages: {
    ...page('Packages'),
    honeymoonPackages: list('HoneyMoon Packages', 'Package'),
    familyPackages: list('Family Packages', 'Package'),
    flagshipPackages: list('Flagship Packages', 'Package'),
    filter: {
      legend: 'Price',
      all: 'All',
      none: 'none',
      total: '{withPrice} with a price, {onRequest} on request',
      matches: '{count} of {total} packages',
      empty: 'No package has a price in this band.',
      reset: 'All packages',
      onRequest: '{count} more on request.',
      seeOnRequest: 'See the Flagship Packages',
    },
    priceNote: 'What the figures mean.',
    samplePlans: {
      couple: action('A plan for two', '/contact'),
      others: [{ ...action('A plan for a family', '/contact'), packages: ['family-2-nights'] }],
    },
  },
  ferries: {
    ...page('Islands'),
    ferryOperators: list('Popular Cruise', 'Ferry operator'),
    ferryRoutes: list('Ferry Routes', 'Ferry'),
    fares: { label: 'Fares', text: 'About ₹1,000 a seat.' },
    sea: { label: 'At sea', heading: 'At sea', paragraphs: ['Look at the horizon.'] },
    weather: { heading: 'Weather', paragraphs: ['Report an hour ahead.', 'Bring your papers.'] },
  },
  places: {
    ...page('Best Places'),
    topPlaces: list('Top Places To Visit', 'Place'),
    offbeatPlaces: list('Offbeat Places To Visit', 'Place'),
    map: section('Where they lie'),
    testimonials: section('Testimonials'),
  },
  sports: {
    ...page('Water Sports'),
    sports: list('Trending Activities', 'Sport'),
    activities: 'How to do them',
    beaches: list('Popular Beaches', 'Beach'),
  },
  sights: { ...page('Sightseeing'), sights: list('HotSpots', 'Sight') },
  flights: {
    ...page('Discover Your New Adventure'),
    action: action('Checkout Packages', '/packages'),
    airlines: section('Airlines'),
    form: { ...section('Flight Details Form'), note: 'We answer by e-mail, chat or phone.' },
    guideHeading: 'Before you fly',
    guide: points,
  },
  contact: {
    ...page('Contact'),
    panel: section('Reach us'),
    next: { heading: 'What comes next', steps: ['We read it.', 'We answer.'] },
    form: section('Contact Us'),
  },
  posts: { ...page('Blogs'), posts: list('Our Latest Blogs', 'Post') },
  about: page('About'),
  map: { ...page('Map'), list: section('A list') },
  saved: {
    ...page('Saved'),
    noScripts: 'The list needs scripts.',
    empty: {
      heading: 'Nothing saved',
      text: 'Press Save.',
      links: [action('Packages', '/packages')],
    },
    ...makeTexts('packages others'),
    list: {
      gone: '{page} is gone.',
      failed: 'The list has not come.',
      shared: section('A shared list'),
      own: 'Own list',
      ask: {
        ...section('Ask us'),
        sentence: 'I am thinking of {items}.',
        subject: 'A list',
        mail: 'Write a mail',
      },
      share: { ...section('Share it'), sentence: 'How about {items}?' },
    },
  },
  offline: { ...page('No line'), ...makeTexts('list ask') },
  search: {
    ...page('Search'),
    field: 'Look for',
    examples: { label: 'Such as', queries: ['Green Island'] },
    status: {
      ...makeTexts('wait one'),
      other: '{count} found.',
      none: 'No “{words}” here.',
      failed: 'It has not arrived.',
    },
    results: 'Found',
    next: { text: 'Other words may help.', links: [action('Ask us', '/contact')] },
    list: 'All of it',
    kinds: {
      services: 'Service',
      activityServices: 'Activity',
      ...makeTexts('question term guide ferryCancelled openingHours page'),
    },
  },
  compare: { ...page('Compare'), ...makeTexts('hotels save sideBySide caption trip') },
  prices: {
    ...page('Prices'),
    inShort: {
      heading: 'In short',
      lead: 'For every trip.',
      price: { heading: 'A trip', short: 'from {price:lowest} to {price:highest}' },
    },
    covers: 'A trip adds its own.',
    quotes: {
      ...section('Comparing'),
      table: {
        caption: 'Two quotes',
        columns: [
          { id: 'question', heading: 'Question' },
          { id: 'ours', heading: 'Our plan' },
        ],
        rows: [{ id: 'quote-car', head: 'Car', cells: { ours: 'Yours alone' } }],
      },
      ...makeTexts('verdict ask'),
      questions: ['Whose car?'],
    },
    paying: { heading: 'Paying' },
    changes: { heading: 'Changes' },
    charges: {
      caption: 'What we keep',
      first: '{days} days before',
      later: '{from} to {days} days before',
      last: 'Less than {before} days before',
    },
    ask: { ...section('Ask for a figure'), action: action('Ask us', '/contact') },
  },
  whenToGo: {
    ...page('When to go'),
    chart: section('The year'),
    legend: makeTexts('temperature rain rainyDays sea alt'),
    table: section('Month by month'),
    columns: makeTexts('month temperature rain sea visibility ferries turtles busyPeriods'),
    degrees: '{min} to {max} °C',
    wet: { one: '{rain} mm, {count} day', other: '{rain} mm, {count} days' },
    openingHours: {
      ...section('Opening days'),
      columns: { name: 'What', closed: 'Closed', open: 'Open' },
      otherDays: 'Other days',
      patterns: {
        closed: 'Shut: {days}',
        closedOn: 'Shut: {days}',
        uncertain: 'Perhaps {days}',
        season: '{season}',
        boats: '{season}',
        hours: '{hours}',
      },
    },
    ask: { ...section('And now?'), action: action('Packages', '/packages') },
  },
  beforeYouTravel: {
    ...page('Before you go'),
    ask: { ...section('Your own papers?'), action: action('Ask us', '/contact') },
  },
  ferryCancelled: {
    ...page('No ferry'),
    now: { heading: 'First', steps: ['Ask at the counter.', 'Call us.'], call: 'The office:' },
    aliases: ['Ferry gone'],
    operators: { heading: 'Their pages', lead: 'Look there.' },
    messages: {
      heading: 'What to write',
      lead: 'Fill it in.',
      sms: 'By SMS',
      chat: 'By chat',
      others: [{ to: 'To the hotel', text: 'No ship to …: one more night?' }],
      us: { to: 'To us', text: 'I am on …. What now?' },
    },
    phrases: 'To show',
    ask: section('No seat?'),
  },
  phrases: page('Show these'),
  questions: {
    ...page('Questions'),
    ask: { ...section('Another one?'), action: action('Ask us', '/contact') },
  },
  privacy,
  promo: {
    heading: 'Explore all corners',
    action: action('Ask us', '/contact'),
    offers: { flight: 'Flight', hotel: 'Hotel', wifi: 'Wi-fi', food: 'Foods' },
  },
  notFound: {
    heading: 'NoPage',
    lead: 'There is no such page.',
    image,
    links: [action('Home', '/'), action('Packages', '/packages'), action('Find it', '/search')],
  },
};
