type Item = { slug: string; name?: string; title?: string };

/** Lengthens a list to so many times its items: copies have slugs, names and titles of their own. */
export function grow(items: Item[], times: number): void {
  const originals = [...items];
  for (let n = 2; n <= times; n += 1) {
    for (const { slug, name, title, ...item } of originals) {
      const own = {
        ...(name && { name: `${name} ${n}` }),
        ...(title && { title: `${title} ${n}` }),
      };
      items.push({ ...item, ...own, slug: `${slug}-${n}` });
    }
  }
}
