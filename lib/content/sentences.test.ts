import { content } from './store';
import { walk } from './walk';

/** Fields whose words are meant to recur: the shared lists, and facts that are no sentences. */
const shared = ['inclusions', 'exclusions', 'duration', 'where'];

/** Every sentence of six words or more, with the place where it stands. */
function sentences() {
  const { labels, forms, navigation, company, ...texts } = content;
  return Object.entries(texts).flatMap(([name, value]) =>
    walk({ [name]: value }).flatMap(({ path, key, value: inner }) => {
      if (shared.includes(key)) return [];
      const found = Array.isArray(inner) ? inner : [inner];
      return found
        .filter((text): text is string => typeof text === 'string')
        .flatMap((text) => text.split(/(?<=[.?!])\s+/))
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence.split(/\s+/).length >= 5)
        .map((sentence) => ({ sentence, path }));
    }),
  );
}

test('no sentence stands twice', () => {
  const seen = new Map<string, string>();
  const twice = sentences().flatMap(({ sentence, path }) => {
    const before = seen.get(sentence);
    seen.set(sentence, path);
    return before ? [`${before} and ${path}: ${sentence}`] : [];
  });
  expect(seen.size).toBeGreaterThan(1000);
  expect(twice).toEqual([]);
});

test('every post has 500 words or more', () => {
  for (const { slug, sections } of content.posts) {
    const words = sections.flatMap(({ paragraphs }) => paragraphs.join(' ').split(/\s+/)).length;
    expect([slug, words >= 500]).toEqual([slug, true]);
  }
});

test('every place has two to five activities, and at least one has none', () => {
  const places = [...content.topPlaces, ...content.offbeatPlaces];
  const counts = places.map(({ activities }) => activities.length);
  expect(counts.every((count) => count === 0 || (count >= 2 && count <= 5))).toBe(true);
  expect(counts).toContain(0);
});
