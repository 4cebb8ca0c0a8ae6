import type { Content } from './collections';
import { collectionNames, collections } from './collections';
import { type Fault, itemName } from './fault';
import { walk } from './walk';

const dayMs = 24 * 60 * 60 * 1000;
const longestDays = 365;

/**
 * Finds what is not wrong but wants an eye: facts that were looked up more than a year ago, busy days
 * that are known for less than a year ahead, and terms of the company that are still examples. The site
 * can be built with them.
 * @param today a day as year-month-day
 */
export function findWarnings(content: Partial<Content>, today: string): Fault[] {
  return [...findOld(content, today), ...findEnding(content, today), ...findExampleTerms(content)];
}

function findOld(content: Partial<Content>, today: string): Fault[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const isList = Array.isArray(value);
    return [value].flat().flatMap((item, index) =>
      walk(item)
        .filter(
          ({ key, value: day }) =>
            key === 'checked' && daysBetween(String(day), today) > longestDays,
        )
        .map(({ path, value: day }) => ({
          file: collections[name].file,
          item: itemName(name, item, isList ? index : undefined),
          field: path,
          problem: `is ${day}, more than a year ago`,
          expected: 'the day on which you have looked it up again',
        })),
    );
  });
}

function findEnding({ seasons }: Partial<Content>, today: string): Fault[] {
  return (seasons?.crowds ?? []).flatMap(({ name, days }, index) => {
    const last = [...(days ?? [])].sort().at(-1);
    if (last === undefined || daysBetween(today, last) >= longestDays) return [];
    return {
      file: collections.seasons.file,
      item: 'seasons',
      field: `crowds[${index + 1}].days`,
      problem: `ends with ${name} on ${last}`,
      expected: 'its days of the next two years',
    };
  });
}

function findExampleTerms({ terms }: Partial<Content>): Fault[] {
  const examples = Object.entries(terms ?? {}).flatMap(([name, term]) =>
    typeof term === 'object' && term.example ? name : [],
  );
  if (examples.length === 0) return [];
  return [
    {
      file: collections.terms.file,
      item: 'terms',
      field: examples.join(', '),
      problem: examples.length === 1 ? 'is still an example' : 'are still examples',
      expected: 'your own terms, without the line example: true',
    },
  ];
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / dayMs;
}
