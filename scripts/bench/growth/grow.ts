type Item = { slug: string; name?: string; title?: string };

/** Fields that are no text of the item's own: names of others, figures, and what all items share. */
const kept = new Set([
  'slug',
  'updated',
  'date',
  'duration',
  'totalCost',
  'discountedCost',
  'src',
  'author',
  'destinations',
  'places',
  'ferries',
  'visits',
  'stay',
  'inclusions',
  'exclusions',
]);

/**
 * Lengthens a list in place to so many times its items. The new ones have slugs and names of their
 * own and the pictures of those they are made from. Their texts are as long, of words drawn from
 * the whole list: copies of a text would compress to nothing, and the bytes would mean nothing.
 * Always the same result, since every step of a build reads the content anew.
 */
export function grow<T extends Item>(items: T[], times: number): void {
  const words = items.flatMap((item) => textsOf(item).flatMap((text) => text.split(' ')));
  const random = seeded(1);
  const draw = () => words[Math.floor(random() * words.length)] ?? '';
  const originals = [...items];
  for (let copy = 2; copy <= times; copy += 1) {
    items.push(...originals.map((item) => named(reword(item, draw) as T, item, copy)));
  }
}

/** A slug and a name that no other item has. A post has no name: its slug is made from its title. */
function named<T extends Item>(reworded: T, { slug, name, title }: T, copy: number): T {
  const own = { ...reworded, slug: `${slug}-${copy}` };
  if (name !== undefined) return { ...own, name: `${name} ${copy}` };
  return title === undefined ? own : { ...own, title: `${title} ${copy}` };
}

function textsOf(value: unknown, key = ''): string[] {
  if (kept.has(key)) return [];
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(one));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

function reword(value: unknown, draw: () => string, key = ''): unknown {
  if (kept.has(key)) return value;
  if (typeof value === 'string') return sentence(value.length, draw);
  if (Array.isArray(value)) return value.map((one) => reword(one, draw));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, reword(inner, draw, name)]);
  return Object.fromEntries(entries);
}

/** Words up to a length; the last one is cut where it ends, as fields have a least and a greatest. */
function sentence(length: number, draw: () => string): string {
  let text = draw();
  while (text.length < length) text += ` ${draw()}`;
  return text.slice(0, length).replace(/ $/, '.');
}

/** Numbers from 0 to 1 that are the same each time (mulberry32, a generator in the public domain). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
