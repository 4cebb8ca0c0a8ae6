import type { Content } from './content';

/** Replaces aliases in a name by the usual spelling, so that all lists and maps use the same one. */
export function usualNameIn({ aliases: names }: Pick<Content, 'aliases'>, name: string): string {
  return names.reduce((text, { name: usual, aliases }) => {
    const alias = text.includes(usual) ? undefined : aliases.find((other) => text.includes(other));
    return alias ? text.replace(alias, usual) : text;
  }, name);
}
