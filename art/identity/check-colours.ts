/**
 * Finds a colour of the palette that browsers would leave out without a word.
 * @param colours the palette by day, each with its name in tailwind.config.ts
 * @returns a sentence for owners; undefined when all is well
 */
export function findColourIssue(colours: Record<string, string>): string | undefined {
  const [name, value] =
    Object.entries(colours).find(
      ([, one]) => !/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(one),
    ) ?? [];
  return (
    name && `tailwind.config.ts: ${name} is '${value}': write # and six letters a to f or digits.`
  );
}
