import type { Content } from '@/lib/content/collections';
import { content } from '@/lib/content/store';
import { findInContent } from './content';
import { formatFinding } from './finding';

const spots = (made: Partial<Content>) => findInContent(made).map(({ spot }) => spot);

/** A company as it goes live: nothing in it is an example. */
function makeCompany(overrides: Partial<Content['company']> = {}): Content['company'] {
  return {
    name: 'Reef & Palm',
    tagline: 'For example, a trip. Or two',
    greeting: 'Hello',
    email: 'hello@reef-and-palm.in',
    phones: ['+91 98765 43210', '+91 3192 123 001'],
    address: ['Reef & Palm', 'Port Blair'],
    hours: 'From nine to five',
    site: 'https://www.reef-and-palm.in',
    social: [{ network: 'x', label: 'X', href: 'https://x.com/reefandpalm' }],
    copyright: '© Reef & Palm',
    ...overrides,
  };
}

function makeTestimonial(
  overrides: Partial<Content['testimonials'][number]> = {},
): Content['testimonials'][number] {
  const image = { src: '/images/a.svg', alt: 'A shell on sand' };
  return {
    id: 'mira-delhi',
    name: 'Mira',
    city: 'Delhi',
    text: 'We came back.',
    image,
    ...overrides,
  };
}

test('real values are not listed, nor is the word example', () => {
  expect(spots({ company: makeCompany(), testimonials: [makeTestimonial()] })).toEqual([]);
});

test.each([
  ['email', 'hello@seaalmond.example'],
  ['site', 'https://www.seaalmond.example'],
  ['site', 'https://www.example.com'],
  ['hours', 'See www.seaalmond.example/hours for today.'],
] as const)('%s with %s is listed', (field, value) => {
  const found = findInContent({ company: makeCompany({ [field]: value }) });
  expect(found.map(formatFinding)).toEqual([
    expect.stringContaining(`content/company.ts: company › ${field} is "${value}", `),
  ]);
});

test('an address in a list is found with its place', () => {
  const social = [{ network: 'x', label: 'X', href: 'https://x.example/me' }] as const;
  expect(spots({ company: makeCompany({ social: [...social] }) })).toEqual([
    'company › social[1].href',
  ]);
});

test('the made-up telephone numbers are listed, each by its place', () => {
  const phones: [string, string] = ['+91 98765 43210', '+91 3192 000 009'];
  expect(spots({ company: makeCompany({ phones }) })).toEqual(['company › phones[2]']);
});

test('an entry marked as an example is listed, one marked false is not', () => {
  const testimonials = [
    makeTestimonial({ example: true }),
    makeTestimonial({ id: 'ravi-agra', example: false }),
  ];
  expect(spots({ testimonials })).toEqual(['testimonials › mira-delhi › example']);
});

test('a hidden entry is not on the site, and not in the list', () => {
  const post = { slug: 'a-post', title: 'x.example', hidden: true } as Content['posts'][number];
  expect(spots({ posts: [post] })).toEqual([]);
  expect(spots({ posts: [{ ...post, hidden: false }] })).toEqual(['posts › a-post › title']);
});

// The list of today. A new example value in the content belongs into it, and comes out again when
// the owner has replaced it; this test then shows what is left.
test('the content of today holds exactly these examples', () => {
  expect(spots(content).sort()).toEqual([
    'authors › dive-desk › example',
    'authors › ferry-desk › example',
    'authors › trip-desk › example',
    'company › email',
    'company › example',
    'company › phones[1]',
    'company › phones[2]',
    'company › site',
    'company › social[1].href',
    'company › social[2].href',
    'privacy › sections[3].example',
    'testimonials › ananya-pune › example',
    'testimonials › farah-hyderabad › example',
    'testimonials › thomas-kochi › example',
  ]);
});
