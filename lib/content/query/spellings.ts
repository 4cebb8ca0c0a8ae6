import { content } from '@/lib/content/load/store';

/** A name in the spelling of running text: lists and maps that name a thing twice write it once. */
export function usualSpelling(name: string, spellings = content.spellings): string {
  return spellings.reduce(
    (text, { usual, others }) =>
      others.reduce((one, other) => (one.includes(usual) ? one : one.replace(other, usual)), text),
    name,
  );
}

/** The spellings, other than its own, of the names in a text (content/spellings.ts). */
export function otherSpellings(text: string): string[] {
  return content.spellings.flatMap(({ usual, others }) => {
    const all = [usual, ...others];
    return all.some((one) => text.includes(one)) ? all.filter((one) => !text.includes(one)) : [];
  });
}
