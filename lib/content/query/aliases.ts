import { content } from '@/lib/content/load/store';
import { usualNameIn } from '@/lib/content/names';

/** A name in the usual spelling of the site. */
export const usualName = (name: string) => usualNameIn(content, name);

/** The aliases of the names in a text (content/synonyms.ts). */
export function aliasesIn(text: string): string[] {
  return content.aliases.flatMap(({ name, aliases }) => {
    const all = [name, ...aliases];
    const others = all.filter((alias) => !text.includes(alias));
    return others.length < all.length ? others : [];
  });
}
