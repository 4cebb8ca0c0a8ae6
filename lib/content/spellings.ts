import { content } from './store';

/** The spellings, other than its own, of the names in a text (content/spellings.ts). */
export function otherSpellings(text: string): string[] {
  return content.spellings.flatMap(({ usual, others }) => {
    const all = [usual, ...others];
    return all.some((one) => text.includes(one)) ? all.filter((one) => !text.includes(one)) : [];
  });
}
