import type { WrittenContent } from '@/lib/content/content';
import { makeFerryRoute, makeOpening, makePackage, makePlace } from '@/test/factories';
import { fillPlaceholders } from './placeholders';

const content = {
  company: { name: 'Blue Reef', tagline: 'Trips by boat' },
  ferryRoutes: [makeFerryRoute({ slug: 'out', minutes: { least: 20, most: 45 }, km: 12 })],
  openings: [
    makeOpening({
      slug: 'fort',
      closed: ['monday', 'friday'],
      season: { from: '11-01', to: '05-15' },
    }),
  ],
  town: { slug: 'port-blair', name: 'Port Blair (Sri Vijaya Puram)' },
  harbours: [{ slug: 'north-island', name: 'North' }],
  stops: [],
  topPlaces: [],
  offbeatPlaces: [],
  guide: [{ id: 'drones', short: 'Leave it at home.' }],
  honeymoonPackages: [],
  familyPackages: [makePackage({ slug: 'short-trip', price: { was: 20000, now: 12345 } })],
  themedPackages: [],
  tripOptions: { extras: [{ slug: 'cake', price: 1500 }] },
  sights: [],
  beaches: [],
  sports: [],
  operators: [],
  posts: [],
  terms: {
    perPerson: { short: 'the third {term:perPerson.third} less', third: 10 },
    singleSupplement: { short: '{term:singleSupplement.percent} more', percent: 50 },
    children: {
      short: '{term:children.percent}, or {term:children.ferrySeat} a ferry',
      percent: 60,
      ferrySeat: 1000,
    },
    deposit: {
      short: '{term:deposit.percent} to book, {term:deposit.balanceDays} ahead',
      percent: 40,
      balanceDays: 9,
    },
    cancellation: {
      short: '{term:cancellation.days} ahead only {term:cancellation.percent}',
      steps: [{ days: 20, percent: 5 }],
    },
    season: {
      short: 'more from {term:season.surcharge}',
      surcharge: { from: '12-15', to: '01-15' },
    },
  },
};

/** Fills in the placeholders of a place's subtitle. */
function fill(subtitle: string) {
  const written = { ...content, topPlaces: [makePlace({ subtitle })] };
  const { filled, issues } = fillPlaceholders(written as unknown as WrittenContent);
  const [place] = filled.topPlaces;
  return { text: place?.subtitle, issues: issues.map(({ text, help }) => `${text} ${help}`) };
}

test.each([
  ['{company:name} answers.', 'Blue Reef answers.'],
  ['{minutes:out} minutes, {km:out} km', '20 to 45 minutes, 12 km'],
  ['Closed on {closed:fort}', 'Closed on Mondays and Fridays'],
  ['Open {season:fort}', 'Open 1 November to 15 May'],
  ['From {price:short-trip}', 'From ₹12,345'],
  ['A cake for {extra:cake}', 'A cake for ₹1,500'],
  ['{nights:short-trip}', '1 night Port Blair, 1 night North'],
  ['{count:packages} trip', '1 trip'],
  ['{term:deposit}', '40% to book, 9 days ahead'],
  ['{term:cancellation}', '20 days ahead only 5%'],
  ['{term:singleSupplement}, {term:perPerson}', '50% more, the third 10% less'],
  ['{term:children}', '60%, or ₹1,000 a ferry'],
  ['{term:season}', 'more from 15 December to 15 January'],
  ['No. {guide:drones}', 'No. Leave it at home.'],
  ['About {item}', 'About {item}'],
])('writes %s as %s', (text, expected) => {
  expect(fill(text)).toEqual({ text: expected, issues: [] });
});

test('a placeholder without a fact is reported', () => {
  expect(fill('{minuets:out} minutes').issues).toEqual([
    'topPlaces › north-island › subtitle has {minuets:out}, which is not a fact of the site. Did you mean minutes:out?',
  ]);
});
