import { content } from '@/lib/content/load/store';

/** Replaces aliases in a name by the usual spelling, so that all lists and maps use the same one. */
export function usualName(name: string, names = content.aliases): string {
  return names.reduce((text, { name: usual, aliases }) => {
    const alias = text.includes(usual) ? undefined : aliases.find((other) => text.includes(other));
    return alias ? text.replace(alias, usual) : text;
  }, name);
}

/** The aliases of the names in a text (content/synonyms.ts). */
export function aliasesIn(text: string): string[] {
  return content.aliases.flatMap(({ name, aliases }) => {
    const all = [name, ...aliases];
    const others = all.filter((alias) => !text.includes(alias));
    return others.length < all.length ? others : [];
  });
}
