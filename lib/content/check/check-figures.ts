import { type ContentIssue, issueAt, type Told } from '@/lib/content/report/issue';
import { formatMonthDay, weekdayName } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import {
  type Content,
  collectionNames,
  countedCollections,
  pricedCollections,
  type RawContent,
} from '../collections';
import { visible } from '../visible';
import { contentParts, textsIn } from './fields';

/** A list of fewer is no count that a text would give: three beaches may be any three. */
const leastCount = 5;

/** What texts call the entries that {count:…} counts, where that is not its name. */
const nouns: Record<string, string[]> = {
  packages: ['trips', 'packages'],
  sports: ['water sports'],
  posts: ['posts', 'stories'],
};

const numbers =
  'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A fact as a text may write it out, and the placeholder that follows the data instead. */
type WrittenFact = {
  text: string;
  instead: string;
  /** A word that the text must have as well: a Monday means nothing without a name. */
  with?: string;
};

/** Here the facts themselves are written. */
const sources = ['company', 'terms', 'openings', 'ferryRules', 'spellings'];

/** Fields that are no prose. */
const notProse = ['slug', 'id', 'src', 'alt', 'href', 'checked', 'updated'];

/**
 * Finds texts that write a fact out instead of taking it from the data, and texts that give a ferry route
 * a time that its data do not have: both contradict the data sooner or later.
 * @param content the checked content, which has the facts
 * @param raw the content as the files have it, with the placeholders
 */
export function findWrittenFacts(content: Partial<Content>, raw: RawContent): ContentIssue[] {
  const facts = new Map(
    factsOf(content)
      .reverse()
      .map((fact) => [`${fact.text} ${fact.with}`, fact]),
  );
  const names = collectionNames.filter((name) => !sources.includes(name));
  return contentParts(raw, names).flatMap(({ name, value, item }) =>
    textsIn(value)
      .filter(({ key }) => !notProse.includes(key))
      .flatMap(({ path, text }) =>
        [...findFacts(text, [...facts.values()]), ...findOtherMinutes(text, content)].map((told) =>
          issueAt(name, item, path, told),
        ),
      ),
  );
}

function factsOf(content: Partial<Content>): WrittenFact[] {
  const { company, terms, ferryRoutes = [], openings = [] } = content;
  const surcharge = terms?.season?.surcharge;
  return [
    ...(company ? [{ text: company.name, instead: '{company}' }] : []),
    ...(terms ? [{ text: `${terms.deposit.percent}%`, instead: '{deposit}' }] : []),
    ...(surcharge ? [{ text: spanOf(surcharge), instead: '{surcharge}' }] : []),
    ...ferryRoutes.flatMap(({ slug, minutes: { least, most }, km }) => [
      { text: `${least} to ${most} minutes`, instead: `{minutes:${slug}} minutes` },
      ...(km ? [{ text: `${km} km`, instead: `{km:${slug}} km` }] : []),
    ]),
    ...openings.flatMap(({ slug, name, season, closed = [] }) => [
      ...(season ? [{ text: spanOf(season), instead: `{season:${slug}}` }] : []),
      ...closed.map((day) => ({
        text: weekdayName(day),
        instead: `{closed:${slug}}`,
        with: name,
      })),
    ]),
    ...pricedCollections.flatMap((list) =>
      (content[list] ?? []).map(({ slug, price }) => ({
        text: formatRupees(price.now),
        instead: `{price:${slug}}`,
      })),
    ),
    ...countsOf(content),
  ];
}

/** How many there are, in figures and in words: 17 trips, Seventeen trips. */
function countsOf(content: Partial<Content>): WrittenFact[] {
  return Object.entries(countedCollections).flatMap(([name, lists]) => {
    const all = lists.flatMap((list): { hidden?: boolean | undefined }[] => content[list] ?? []);
    const count = visible(all).length;
    const word = numbers[count - leastCount] ?? '';
    const capital = word.slice(0, 1).toUpperCase() + word.slice(1);
    const written = count < leastCount ? [] : [String(count), word, capital].filter(Boolean);
    return (nouns[name] ?? [name]).flatMap((noun) =>
      written.map((one) => ({ text: `${one} ${noun}`, instead: `{count:${name}} ${noun}` })),
    );
  });
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  `${formatMonthDay(from)} to ${formatMonthDay(to)}`;

/** The facts that a text writes out, not as a part of a longer figure, with the words that belong to them. */
function findFacts(text: string, facts: readonly WrittenFact[]): Told[] {
  return facts
    .filter(({ text: fact, with: word = '' }) => {
      const at = text.indexOf(fact);
      const [before = '', after = ''] = [text[at - 1], text[at + fact.length]];
      const isWhole = at >= 0 && !/[\p{L}\d.,-]/u.test(before) && !/\d/.test(after);
      return isWhole && text.includes(word);
    })
    .map((fact) => ({
      problem: `says "${fact.text}"`,
      expected: `${fact.instead}, which follows the data`,
    }));
}

/** Minutes of a text that names one ferry route by its title, such as "Neil to Havelock: 50 to 70 minutes". */
function findOtherMinutes(text: string, { ferryRoutes = [] }: Partial<Content>): Told[] {
  const [ferryRoute, ...others] = ferryRoutes.filter(({ name }) => text.includes(name));
  if (!ferryRoute || others.length > 0) return [];
  const { least, most } = ferryRoute.minutes;
  return [...text.matchAll(/(\d+) to (\d+) minutes/g)]
    .filter(([, from, to]) => Number(from) !== least || Number(to) !== most)
    .map(([said]) => ({
      problem: `says ${said} for ${ferryRoute.name}, whose data say ${least} to ${most}`,
      expected: `{minutes:${ferryRoute.slug}} minutes`,
    }));
}
