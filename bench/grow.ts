type Item = { slug: string; name?: string; title?: string; description?: unknown };

/** Multiplies the items of a list; the copies get new slugs, names and descriptions. */
export function grow(items: Item[], times: number): void {
  const originals = [...items];
  for (let n = 2; n <= times; n += 1) {
    for (const { slug, ...item } of originals) {
      // A package without a name is known by its length, which its copies have too.
      const texts = Object.entries({ name: item.title ? undefined : 'Copy', ...item })
        .filter(([key]) => ['name', 'title', 'description', 'shortDescription'].includes(key))
        .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
        .map(([key, text]) => [key, `${text} ${n}`]);
      items.push({ ...item, ...Object.fromEntries(texts), slug: `${slug}-${n}` });
    }
  }
}
