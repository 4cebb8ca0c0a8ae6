import { content } from '@/lib/content/load/store';

/** A name in its usual spelling, so that lists and maps write it in one way. */
export function usualName(name: string, names = content.aliases): string {
  return names.reduce(
    (text, { name: usual, aliases }) =>
      aliases.reduce((one, alias) => (one.includes(usual) ? one : one.replace(alias, usual)), text),
    name,
  );
}

/** The aliases of the names in a text (content/synonyms.ts). */
export function aliasesIn(text: string): string[] {
  return content.aliases.flatMap(({ name, aliases }) => {
    const all = [name, ...aliases];
    return all.some((one) => text.includes(one)) ? all.filter((one) => !text.includes(one)) : [];
  });
}
