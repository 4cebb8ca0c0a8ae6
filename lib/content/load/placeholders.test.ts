import { readFileSync } from 'node:fs';
import type { RawContent } from '@/lib/content/collections';
import { placeholderSources } from '@/lib/content/placeholder-sources';
import {
  makeFerryRoute,
  makeOpening,
  makeOperator,
  makePackage,
  makePlace,
} from '@/test/factories';
import { fillPlaceholders } from './placeholders';

const raw: RawContent = {
  company: {
    name: 'Blue Reef',
    tagline: 'Trips by boat',
    phones: ['+91 1 2', '+91 3 4'],
    email: 'ask@reef.example',
  },
  ferryRoutes: [makeFerryRoute({ slug: 'out', minutes: { least: 20, most: 45 }, km: 12 })],
  ferryRules: { checkInLead: { private: '30 minutes', government: '3 hours' } },
  openings: [
    makeOpening({
      slug: 'fort',
      closed: ['monday', 'friday'],
      season: { from: '11-01', to: '05-15' },
      hours: [
        { from: '09:00', to: '12:00' },
        { from: '14:00', to: '16:30' },
      ],
    }),
    makeOpening({ slug: 'cave', closed: undefined }),
  ],
  operators: [
    makeOperator({ name: 'Swift', fleet: 'private' }),
    makeOperator({ name: 'Sure', fleet: 'private' }),
    makeOperator({ name: 'State', fleet: 'government' }),
  ],
  airlines: [
    { id: 'a', name: 'Kite', note: 'Flies' },
    { id: 'b', name: 'Tern' },
  ],
  town: { slug: 'port-blair', name: 'Port Blair (Sri Vijaya Puram)' },
  harbours: [{ slug: 'north-island', name: 'North' }],
  advice: [{ id: 'drones', short: 'Leave it at home.' }],
  familyPackages: [
    makePackage({ slug: 'short-trip', price: { was: 20000, now: 12345 } }),
    makePackage({ slug: 'long-trip', duration: '7 Nights & 8 Days' }),
  ],
  sources: { until: 'autumn' },
  terms: { deposit: { short: '{deposit} to book', percent: 40 } },
};

/** Fills a text of a place. */
function fillText(title: string, content: RawContent = raw) {
  const { filled, issues } = fillPlaceholders({ ...content, topPlaces: [makePlace({ title })] });
  const [place] = filled.topPlaces as { title: string }[];
  return { text: place?.title, issues };
}

test('what is kept when a trip is cancelled is a sentence for each span of days', () => {
  const words = {
    pages: {
      prices: {
        steps: {
          first: '{days} days before',
          later: '{from} to {days} days before',
          last: 'Less than {before} days before',
          unpaid: 'the deposit of {deposit}, or {share}',
        },
      },
    },
    labels: { dates: { money: { share: '{percent}% of the price', whole: 'all' } } },
  };
  const steps = [
    { days: 30, percent: 10 },
    { days: 15, percent: 50 },
    { days: 0, percent: 100 },
  ];
  const deposit = { percent: 30, balanceDays: 15 };
  const text = (terms: object) => fillText('{cancellation}.', { ...raw, ...words, terms }).text;
  expect(text({ cancellation: { steps }, deposit })).toBe(
    '30 days before: 10% of the price. 29 to 15 days before: the deposit of 30%, or 50% of the price. Less than 15 days before: all.',
  );
  expect(text({ cancellation: { steps }, deposit: { ...deposit, balanceDays: 30 } })).toContain(
    '29 to 15 days before: 50% of the price.',
  );
});

it.each([
  ['{company} answers.', 'Blue Reef answers.'],
  ['{tagline}', 'Trips by boat'],
  ['Call {phone} or write to {email}.', 'Call +91 1 2 or write to ask@reef.example.'],
  ['{minutes:out} minutes, {km:out} km', '20 to 45 minutes, 12 km'],
  ['Come {report:private} or {report:government} ahead.', 'Come 30 minutes or 3 hours ahead.'],
  ['Closed on {closed:fort}', 'Closed on Mondays and Fridays'],
  ['Open {season:fort}', 'Open 1 November to 15 May'],
  ['Open {hours:fort}', 'Open from 9 am to noon and from 2 pm to 4.30 pm'],
  ['From {price:short-trip}', 'From ₹12,345'],
  ['{count:packages} trips', '2 trips'],
  ['{deposit}', '40%'],
  ['{term:deposit}', '40% to book'],
  ['{airlines} fly', 'Kite and Tern fly'],
  ['{flyThere} flies there', 'Tern flies there'],
  ['{nights:short-trip}', '1 night Port Blair, 1 night North'],
  ['No. {advice:drones}', 'No. Leave it at home.'],
  ['{operators:private} sail', 'Swift and Sure sail'],
  ['{lengths} days', '3 to 8 days'],
  ['As of {sources}', 'As of autumn'],
])('writes %s as %s', (text, expected) => {
  expect(fillText(text)).toEqual({ text: expected, issues: [] });
});

it.each([
  ['{compny}', 'has {compny}, which the site does not know', '{company} (did you mean that?)'],
  ['{minuets:out}', 'has {minuets:out}, which the site does not know', '{minutes:out} (did'],
  ['{minutes:our}', 'has {minutes:our}, which the site does not know', 'one of {minutes:out}'],
  [
    '{closed:cave}',
    'has {closed:cave}, which asks for what cave does not have',
    'a text without it, or this fact of cave in content/opening.ts',
  ],
  [
    '{surcharge}',
    'has {surcharge}, which asks for what content/terms.ts does not have',
    'a text without it, or this fact in content/terms.ts',
  ],
  [
    '{languages}',
    'has {languages}, which asks for what content/company.ts does not have',
    'or this fact in',
  ],
  ['{company is here', 'has a { or a } alone', 'both, around the name of a fact'],
])('tells of %s', (text, problem, expected) => {
  const result = fillText(text);
  expect(result.text).toBe(text);
  expect(result.issues).toEqual([
    expect.objectContaining({
      file: 'content/destinations.ts',
      field: 'title',
      problem,
      expected: expect.stringContaining(expected),
    }),
  ]);
});

it('leaves the words that a text of the site replaces later', () => {
  const { filled, issues } = fillPlaceholders({
    ...raw,
    labels: { chatAbout: 'Hello {company}, what about {item}?' },
  });
  expect(filled.labels).toEqual({ chatAbout: 'Hello Blue Reef, what about {item}?' });
  expect(issues).toEqual([]);
});

it('does not tell twice of an entry that has a fault of its own', () => {
  const openings = [{ slug: 'fort', closed: 'mondays' }];
  expect(fillText('{closed:fort}', { ...raw, openings }).issues).toEqual([]);
});

test('the guide to editing names each fact', () => {
  const guide = readFileSync('docs/editing.md', 'utf8');
  const missing = Object.keys(placeholderSources).filter(
    (name) => !new RegExp(`\\{${name}[:}]`).test(guide),
  );
  expect(missing).toEqual([]);
});
