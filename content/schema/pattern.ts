/** A text with placeholders. The type has their names, so the compiler compares them with those that code fills in. */
export type Pattern<Name extends string> = string & { placeholders?: Name };

/** For the check of the content, to which a pattern is only a string. */
const namesByText = new Map<string, readonly string[]>();
export const placeholdersOf = (text: string) => namesByText.get(text) ?? [];

/** Makes a text in which code fills in placeholders. @param names those that it may contain, as in {name} */
export function pattern<Name extends string>(text: string, ...names: Name[]): Pattern<Name> {
  namesByText.set(text, [...placeholdersOf(text), ...names]);
  return text;
}
