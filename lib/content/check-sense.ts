import { daysBetween } from '@/lib/days';
import { formatRupees } from '@/lib/money';
import { copiedWords } from './check-copies';
import { type Content, collectionNames, collections, itemCollections } from './collections';
import { fault } from './entries';
import { type Fault, itemName } from './fault';
import { visible } from './visible';
import { walk } from './walk';

/** How far a price may be from the middle one of its list: an added or lost zero is further. */
const widest = 5;

/** Texts that are shorter, such as lines on cards, may well say the same. */
const shortText = 60;

/**
 * Finds what has the right form and hardly makes sense: prices and days that are far from others, and
 * texts that were copied and not changed. The site can be built with it.
 * @param content the checked content
 * @param today a day as year-month-day
 */
export function findDoubts(content: Partial<Content>, today: string): Fault[] {
  return [
    ...findOddPrices(content),
    ...findFutureDays(content, today),
    ...copiedWords(content),
    ...findSameTexts(content),
  ];
}

function findOddPrices(content: Partial<Content>): Fault[] {
  return (['honeymoonPackages', 'familyPackages'] as const).flatMap((list) => {
    const items = visible<Content[typeof list][number]>(content[list] ?? []);
    return items.flatMap((item) => {
      const { was, now } = item.price;
      const others = items.filter((other) => other !== item).map(({ price }) => price.now);
      const middle = others.sort((one, other) => one - other)[Math.floor(others.length / 2)];
      const isOdd = middle !== undefined && (now >= middle * widest || now <= middle / widest);
      if (isOdd) {
        return fault(list, item, 'price.now', {
          problem: `is ${formatRupees(now)}, and others of this list are about ${formatRupees(middle)}`,
          expected: 'a look at the zeros',
        });
      }
      if (was === undefined || now * 2 >= was) return [];
      return fault(list, item, 'price.now', {
        problem: `is ${formatRupees(now)}, less than half of ${formatRupees(was)}`,
        expected: 'a look at both prices',
      });
    });
  });
}

function findFutureDays(content: Partial<Content>, today: string): Fault[] {
  return collectionNames.flatMap((name) => {
    const value: unknown = content[name];
    const isList = Array.isArray(value);
    return [value].flat().flatMap((item, index) =>
      walk(item)
        .filter(({ key }) => ['date', 'updated', 'checked'].includes(key))
        .filter(({ value: day }) => daysBetween(today, String(day)) > 0)
        .map(({ path, value: day }) => ({
          file: collections[name].file,
          item: itemName(name, item, isList ? index : undefined),
          field: path,
          problem: `is ${day}, a day that is still to come`,
          expected: `${today} or an earlier day`,
        })),
    );
  });
}

/** One fault for each item that has a text of another item: a copied entry has many of them. */
function findSameTexts(content: Partial<Content>): Fault[] {
  const seen = new Map<string, { item: string; entry: unknown }>();
  return itemCollections.flatMap((name) =>
    [content[name] ?? []].flat().flatMap((entry) => {
      const item = itemName(name, entry, 0);
      const copied = textsOf(entry).find(
        ({ text }) => (seen.get(text) ?? { entry }).entry !== entry,
      );
      for (const { text } of textsOf(entry)) if (!seen.has(text)) seen.set(text, { item, entry });
      if (!copied) return [];
      return fault(name, entry, copied.path, {
        problem: `is the same as in ${seen.get(copied.text)?.item}: “${copied.text.slice(0, 40)}…”`,
        expected: 'a text of its own',
      });
    }),
  );
}

/** The longer texts of an entry. Two entries may show the same picture, and raise the same question. */
function textsOf(entry: object) {
  return walk(entry)
    .filter(({ key }) => !['src', 'alt', 'href', 'source', 'ask'].includes(key))
    .flatMap(({ path, value }) =>
      [value]
        .flat()
        .flatMap((text, index) =>
          typeof text === 'string' && text.length > shortText
            ? { path: Array.isArray(value) ? `${path}[${index + 1}]` : path, text }
            : [],
        ),
    );
}
