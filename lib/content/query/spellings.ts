import { usualNameIn } from '@/lib/content/names';
import { content } from './site';

/** A name in the usual spelling of the site. */
export const usualName = (name: string) => usualNameIn(content, name);

/** The spellings of the names in a text, with small or capital letters, that the text does not use itself. */
export function otherSpellingsIn(text: string): string[] {
  const small = text.toLowerCase();
  return content.spellings.flatMap(({ name, others }) => {
    const all = [name, ...others];
    const missing = all.filter((spelling) => !small.includes(spelling.toLowerCase()));
    return missing.length < all.length ? missing : [];
  });
}
