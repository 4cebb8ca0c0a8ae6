/**
 * Finds a colour that browsers would leave out without a word.
 * @param palettes colours by their names in tailwind.config.ts: by day and in the dark
 * @returns a sentence for owners; undefined when all is well
 */
export function findColourIssue(...palettes: Record<string, string>[]): string | undefined {
  const isColour = /^(#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})|rgb\([\d %/]+\))$/i;
  const [name, value] =
    palettes.flatMap(Object.entries).find(([, one]) => !isColour.test(one)) ?? [];
  return (
    name && `tailwind.config.ts: ${name} is '${value}': write # and six letters a to f or digits.`
  );
}
