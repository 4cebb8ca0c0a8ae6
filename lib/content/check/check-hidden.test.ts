import type { Content } from '@/lib/content/collections';
import { makeBeach, makePackage, makePost } from '@/test/factories';
import { checkHiddenFacts, findHiddenMentions } from './check-hidden';

const image = { src: '/images/trip.svg', alt: 'A trip' };
const trip = makePackage({ slug: 'gone', name: 'The gone trip', hidden: true, image });
const src = '/images/gone.svg';

/** What is said of a post with these fields, beside a hidden trip and a hidden beach. */
function find(fields: object, hidden = true) {
  const content = Object.assign(
    { familyPackages: [{ ...trip, description: ['{price:gone}'] }] },
    { beaches: [makeBeach({ name: 'Gone Bay (old)', hidden, image: { src, alt: 'A bay' } })] },
    { posts: [{ ...makePost(), ...fields }] },
  );
  const all = Object.fromEntries(
    ['honeymoonPackages', 'themedPackages', 'topPlaces', 'offbeatPlaces', 'operators']
      .concat('ferryRoutes', 'waterSports', 'sights', 'services', 'activityPages')
      .map((list) => [list, []]),
  );
  const whole = { ...all, ...content } as unknown as Content;
  return [...checkHiddenFacts(whole, whole), ...findHiddenMentions(whole, whole)].map(
    ({ item, field, problem }) => `${item} › ${field} ${problem}`,
  );
}

test.each<[object, string]>([
  [{ summary: 'It costs {price:gone}.' }, 'summary has {price:gone} of familyPackages › gone'],
  [{ summary: 'Try The gone trip.' }, 'summary names “The gone trip” (familyPackages › gone'],
  [{ summary: 'Or “The gone trip”.' }, 'summary names “The gone trip” (familyPackages › gone'],
  [{ summary: 'Gone Bay is near.' }, 'summary names “Gone Bay” (beaches › west-beach'],
  [{ summary: 'At Gone Bay.' }, 'summary names “Gone Bay” (beaches › west-beach'],
  [{ image: { src, alt: 'A bay' } }, 'image.src shows the picture of beaches › west-beach'],
])('%j is told', (fields, told) => {
  expect(find(fields)).toEqual([expect.stringContaining(`posts › three-days-by-boat › ${told}`)]);
});

test('what does not speak of it is not told, nor what speaks of a beach that is shown', () => {
  expect(find({ summary: 'At Gone Bayside.' })).toEqual([]);
  expect(find({ summary: 'At Gone Bay.' }, false)).toEqual([]);
});
