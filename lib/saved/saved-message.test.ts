import { formWords } from '@/content/words/forms';
import { aboutLines } from '@/lib/enquiry/about-lines';
import { enquireListRoute, messageAbout } from './saved-message';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-11-23T06:00:00Z') }));

const words = { ...formWords, about: 'About {item}.' };
const here = { origin: 'https://site.example', search: '?arrive=2027-01-20' };
const reef = { name: 'Reef, ₹ & $&', route: '/packages/reef-week' };
const arch = { name: 'Rock Arch', route: '/sightseeing/rock-arch' };
const list = 'https://site.example/saved?items=packages/reef-week,sightseeing/rock-arch';
const lines = (route: string) => aboutLines(here.origin + route, words);

test('a message names the items in a sentence, and the address that shows them', () => {
  expect(messageAbout('Hello: {items}.', [reef, arch], here)).toBe(
    `Hello: Reef, ₹ & $& and Rock Arch.\n${list}&arrive=2027-01-20`,
  );
});

test('the form gets the same by the address of the contact page', () => {
  expect(lines(enquireListRoute([reef, arch], here))).toBe(
    `About Reef, ₹ & $& and Rock Arch.\n${list}&arrive=2027-01-20`,
  );
});

test('of many items the form gets only the address', () => {
  const many = [...Array(60).keys()].map((number) => ({
    name: `Trip ${number}`,
    route: `/packages/trip-${number}`,
  }));
  expect(lines(enquireListRoute(many, { ...here, search: '' }))).toMatch(
    /^https:\/\/site\.example\/saved\?items=packages\/trip-0,.*,packages\/trip-59$/,
  );
});

test.each(['items=', 'items=//evil.example/a', 'items=packages', 'items=%0Apackages/a,<b>'])(
  'the query %j holds no list',
  (query) => {
    expect(lines(`/contact?${query}`)).toBeUndefined();
    expect(lines(`/contact?about=Neil&${query}`)).toBe('About Neil.');
  },
);
