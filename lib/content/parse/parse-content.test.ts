import { readFileSync } from 'node:fs';
import { pattern } from '@/content/schema/pattern';
import { contentDefinitions } from '@/lib/content/collections';
import * as files from '@/lib/content-files';
import { parseContent } from './parse-content';
import { fillVariables } from './variables';

// Content with mistakes: any field may have any value.
// biome-ignore lint/suspicious/noExplicitAny: the tests break the content on purpose
type Loose = any;

/** Changes the test content (e2e/content). @returns each issue and its help, in one line */
function issuesOf(change: (content: Loose) => void): string[] {
  const raw = structuredClone({ ...files });
  change(raw);
  return parseContent(raw).issues.map(({ text, help = '' }) => `${text} ${help}`);
}

/** Sets the value at a path such as beaches.0.name; undefined removes the field. */
function put(path: string, value: unknown) {
  return (content: Loose) => {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const group = keys.reduce((inner, key) => inner[key], content);
    if (value === undefined) delete group[last];
    else group[last] = value;
  };
}

const children = { children: 7, toddlers: 0 };
const family = 'familyPackages › family-2-nights ›';

test.each<[path: string, value: unknown, said: string]>([
  ['familyPackages.0.latestLanding', undefined, 'latestLanding is missing. Expected: the'],
  ['familyPackages.0.price.now', 17.9, `${family} price › now is 17.9. Expected: whole rupees`],
  ['familyPackages.0.price.now', '17900', 'now is "17900": delete the quotes. Expected: whole'],
  ['familyPackages.0.overview', ['One.'], 'overview has 1 entry; the minimum is 2. Expected: a'],
  ['familyPackages.0.party', { ...children, adults: 2 }, 'children is 7; the limit is 6.'],
  ['familyPackages.0.overview', [], `${family} overview is an empty list. Expected: a list`],
  ['familyPackages.0.nmae', 'A', `${family} nmae is an unknown field. Did you mean name?`],
  ['beaches.0.name', '', 'beaches › west-beach › name is empty. Expected: a short heading'],
  ['beaches.0.name', '<b>Bay</b>', 'beaches › west-beach › name contains < or >'],
  ['beaches.0.slug', 'West Beach', 'beaches › West Beach › slug is "West Beach". Expected: lower'],
  ['posts.0.title', 'यात्रा', 'Expected: the title, with letters from a to z'],
  ['priceBands.0.label', '₹', 'label is "₹". Expected: the name of the band, with letters'],
  ['airlines', undefined, 'airlines is missing. Expected: a list'],
  ['labels.packages.duration', undefined, 'labels › packages › duration is missing.'],
  ['labels.itinerary', undefined, 'labels › itinerary is missing.'],
  ['pages.packages.title', '', 'pages › packages › title is empty. Expected: the title'],
  ['openingHours.0.closed', ['wed'], 'old-jail › closed › #1 is "wed". It can be monday'],
  ['openingHours.0.checked', '2026-11-31', 'checked is "2026-11-31". Expected: the day when'],
])('the value %s = %j', (path, value, said) => {
  expect(issuesOf(put(path, value))).toEqual([expect.stringContaining(said)]);
});

test('the lists of content files and of what they export agree', () => {
  const exporting = readFileSync('lib/content-files.ts', 'utf8').matchAll(/@(content\/.+)'/g);
  const defined = Object.values(contentDefinitions).map(({ file }) => file);
  expect(new Set(Array.from(exporting, ([, name]) => `${name}.ts`))).toEqual(new Set(defined));
  expect(Object.keys(files).sort()).toEqual(Object.keys(contentDefinitions).sort());
});

test('a rule about several fields says itself what is expected', () => {
  const said = `${family} price › now is not lower than "was": write a lower price, or delete "was". `;
  expect(issuesOf(put('familyPackages.0.price.now', 26_500))).toEqual([said]);
});

test.each<[path: string, value: unknown, said: string]>([
  ['flagshipPackages.0.itinerary.0.stay', 'port-blare', 'places.ts. Did you mean port-blair?'],
  ['posts.0.author', 'Ravi', 'is not an author in content/authors.ts. It can be desk or asha.'],
  ['ferryOperators.0.schedules', [9], 'is 9, which is not a link in content/schedules.ts.'],
  ['ferryOperators.0.ferryRoutes', ['port-blair-to-north-island'], 'but no ferry operator sails'],
  ['samplePlans.0.hotelClass', 'Grande', 'is not a class of hotels'],
  ['extras.4.places', ['quiet-island'], 'popularExtras › #3 is "late-night", which the package'],
  ['openingHours.0.subject', '/sightseein/old-jial', 'Did you mean /sightseeing/old-jail?'],
  ['navigation.main.0.href', '/pakages', 'there is no such page. Did you mean /packages?'],
  ['navigation.main.0.href', '/questions#drones', 'has no section #drones. Did you mean drone?'],
  ['hotels.classes.1.name', 'Plain', 'classes › Plain › name is "Plain", but an entry of hotels'],
  ['flights.1', { city: 'Chennai', price: 1 }, 'but an entry of flights already has this city.'],
  ['sights.0.slug', 'north-island', 'but an entry of topPlaces already has this slug. Choose'],
  ['services.0.slug', 'contact', 'is "contact", but a page already has this slug.'],
  ['priceBands.1.label', 'Below 15000', 'but an entry of priceBands already has this label.'],
  ['extras.4.places', ['old-jail', 'port-blair'], 'is addedNight, but guests may have no night'],
  ['extras.4.minStay', 'visit', 'is addedNight, but guests may have no night'],
  ['extras.4.upgrade', { from: 'Plain', to: 'Grand' }, 'is 900, but Grand costs 1000 more than'],
  ['labels.general.showAll', 7, 'labels › general › showAll is 7, not a text in quotes.'],
  ['topPlaces.0.subtitle', '{count:place}', 'nothing fills in here. Did you mean count:places?'],
  ['topPlaces.0.subtitle', '{price:lowest', 'subtitle has an unmatched {.'],
  ['terms.deposit.short', 'Pay {term:deposit}', 'short has {term:deposit}, whose text contains it'],
  ['labels.saved.save', '{item}', 'save has {item}, which nothing fills in here. No name is'],
  ['labels.saved.count', pattern('{cuont}', 'count', 'page'), 'Did you mean count? It can be'],
  ['formMessages.sent', ' ', 'formMessages › sent is empty.'],
])('the reference %s = %j', (path, value, said) => {
  expect(issuesOf(put(path, value))).toContainEqual(expect.stringContaining(said));
});

const firstStay = 'familyPackages.0.itinerary.0.stay';
test.each<[text: string, filled: string, path?: string, value?: unknown]>([
  ['{company:name} answers.', 'Blue Lagoon answers.'],
  ['Ring {company:phone}.', 'Ring +91 3192 000 001.'],
  ['{minutes:port-blair-to-north-island} minutes', '100 to 120 minutes'],
  ['{minutes:port-blair-to-north-island}', '120', 'ferryRoutes.0.minutes.min', 120],
  ['{closed:old-jail}, {season:quiet-island}', 'Wednesdays, November to May'],
  ['{price:lowest} to {price:highest}', '₹19,000 to ₹85,000'],
  ['{priceWithoutExtras:honeymoon-2-nights}', '₹28,700'],
  ['{priceWithoutExtras:honeymoon-2-nights}', '₹27,200', 'extras.2.per', 'personNight'],
  ['{plan:friends.deposit}, {plan:friends.balance}', '₹18,853, ₹56,557'],
  ['{plan:friends.total}', '₹78,310', 'flagshipPackages.0.price.now', 20_000],
  ['{plan:friends.total}', '₹79,760', 'hotels.classes.1.perNight', 1500],
  ['{plan:friends.tripPrice}, {plan:friends.helmet-walk}', '₹60,900, ₹8,000'],
  ['{plan:friends.total}', '₹13,510', 'samplePlans.0.package', undefined],
  ['{plan:friends.fromChennai}', '₹1,11,000'],
  ['by {plan:friends.balanceDay}', 'by 22 February'],
  ['{plan:reply.dates}, {plan:reply.class}', '10 to 12 February, Grand'],
  ['{includes:honeymoon-2-nights}', 'dinner'],
  ['{plan:reply.day2}: {plan:reply.hotel2}', 'Thu, 11 Feb: Grand Hotel'],
  ['{extra:cake}', '₹1,500'],
  ['{nights:family-2-nights}', '1 night Port Blair, 1 night North Island'],
  ['{nights:family-2-nights}', '2 nights North Island', firstStay, 'north-island'],
  ['{count:ferryRoutes} routes, {count:packages} trips', '2 routes, 6 trips'],
  ['{term:deposit.percent}, {term:deposit.balanceDays} ahead', '25%, 10 days ahead'],
  ['{term:cancellation.days}: {term:cancellation.percent}', '30 days: 10%'],
  ['{term:perPerson.thirdAdultDiscount}, {term:children.ferrySeat}', '10%, ₹1,000'],
])('the text %s becomes %s', (text, filled, ...[path, value]) => {
  const raw = structuredClone({ ...files }) as Loose;
  if (path) put(path, value)(raw);
  raw.topPlaces[0].subtitle = text;
  expect(fillVariables(raw).filled.topPlaces[0]?.subtitle).toBe(filled);
});

test('variables contain variables at any depth', () => {
  const raw = structuredClone({ ...files }) as Loose;
  const [first, last] = raw.guide;
  raw.topPlaces[0].subtitle = '{term:season}';
  raw.terms.season.short = `{guide:${first.id}}`;
  first.short = `{guide:${last.id}}`;
  last.short = 'By {company:name}.';
  expect(parseContent(raw).content?.topPlaces[0]?.subtitle).toBe('By Blue Lagoon.');
});

test('a mistake in a sample plan is reported in place of the texts that quote it', () => {
  const issues = issuesOf((content) => {
    content.topPlaces[0].subtitle = '{plan:friends.cake}';
    content.samplePlans[0].extras[1].slug = 'cake';
  });
  expect(issues).toEqual([expect.stringContaining('friends › extras › cake › slug')]);
});

test('the length of a text counts with its variables', () => {
  const named = (letters: number) => put('beaches.0.name', `${'x'.repeat(letters)}{company:name}`);
  expect(issuesOf(named(69))).toEqual([]);
  const said = expect.stringContaining('has 81 characters; the limit is 80.');
  expect(issuesOf(named(70))).toEqual([said]);
});

test('if variables cannot be read, only the missing value is reported', () => {
  const issues = issuesOf((content) => {
    delete content.openingHours[0].slug;
    delete content.terms.deposit.percent;
  });
  expect(issues).toHaveLength(2);
});

test('the length and the places of a package and the slug of a post are computed', () => {
  const raw = structuredClone({ ...files }) as Loose;
  raw.posts[0].title = 'The café’s sand & “sea”';
  const { content } = parseContent(raw);
  const [family] = content?.familyPackages ?? [];
  const [flagship] = content?.flagshipPackages ?? [];
  expect(family).toMatchObject({ duration: '2 Nights & 3 Days', places: ['north-island'] });
  expect(flagship?.duration).toBe('3 Days & 2 Nights');
  expect(content?.posts[0]?.slug).toBe('the-cafes-sand-sea');
});
