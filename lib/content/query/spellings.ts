import { content } from '@/lib/content/load/store';
import { usualNameIn } from '@/lib/content/names';

/** A name in the usual spelling of the site. */
export const usualName = (name: string) => usualNameIn(content, name);

/** The spellings of the names in a text that the text does not use itself (content/synonyms.ts). */
export function otherSpellingsIn(text: string): string[] {
  return content.spellings.flatMap(({ name, others }) => {
    const all = [name, ...others];
    const missing = all.filter((spelling) => !text.includes(spelling));
    return missing.length < all.length ? missing : [];
  });
}
