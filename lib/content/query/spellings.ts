import { usualNameIn } from '@/lib/content/names';
import { content } from './content';

/** A name in the usual spelling of the site. */
export const usualName = (name: string) => usualNameIn(content, name);

/** Other spellings of the names in a text. Ignores case, and leaves out spellings that the text already contains. */
export function otherSpellingsIn(text: string): string[] {
  const small = text.toLowerCase();
  return content.spellings.flatMap(({ name, others }) => {
    const all = [name, ...others];
    const missing = all.filter((spelling) => !small.includes(spelling.toLowerCase()));
    return missing.length < all.length ? missing : [];
  });
}
