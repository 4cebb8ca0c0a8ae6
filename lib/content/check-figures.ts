import { formatRupees } from '@/lib/money';
import { weekdayName } from '@/lib/opening';
import { formatMonthDay } from '@/lib/season';
import { type CollectionName, type Content, collectionNames, type RawContent } from './collections';
import { fault } from './entries';
import type { Fault } from './fault';
import { lists } from './placeholders';
import { visible } from './visible';
import { walk } from './walk';

/** A list of fewer is no count that a text would give: three beaches may be any three. */
const leastCount = 5;

/** What texts call the entries that {count:…} counts. */
const called: Record<string, string[]> = {
  packages: ['trips', 'packages'],
  sports: ['water sports'],
  posts: ['posts', 'stories'],
};

const numbers =
  'five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A fact as a text may write it out, and the placeholder that follows the data instead. */
type Figure = {
  text: string;
  instead: string;
  /** Words that the text must have as well: a Monday means nothing without a name. */
  with?: string[];
};

/** Here the facts themselves are written. */
const sources: CollectionName[] = ['company', 'terms', 'openings', 'ferryRules', 'spellings'];

/** Fields that are no prose. */
const notProse = ['slug', 'id', 'src', 'alt', 'href', 'checked', 'updated'];

/**
 * Finds texts that write a fact out instead of taking it from the data, and texts that give a crossing
 * a time that its data do not have: both contradict the data sooner or later.
 * @param content the checked content, which has the facts
 * @param raw the content as the files have it, with the placeholders
 */
export function findWrittenFigures(content: Partial<Content>, raw: RawContent): Fault[] {
  const figures = figuresOf(content);
  return collectionNames
    .filter((name) => !sources.includes(name))
    .flatMap((name) =>
      [raw[name]].flat().flatMap((entry) =>
        textsOf(entry).flatMap(({ path, text }) => {
          const written = figures.filter((figure) => isIn(text, figure));
          const told = [
            ...written.map((figure) => ({
              problem: `says "${figure.text}"`,
              expected: `${figure.instead}, which follows the data`,
            })),
            ...findOtherMinutes(text, content),
          ];
          const item = Array.isArray(raw[name]) ? entry : undefined;
          return told.map((one) => fault(name, item, path, one));
        }),
      ),
    );
}

function figuresOf(content: Partial<Content>): Figure[] {
  const { company, terms, ferryRoutes = [], openings = [] } = content;
  const { familyPackages = [], honeymoonPackages = [] } = content;
  const all: Figure[] = [
    ...(company ? [{ text: company.name, instead: '{company}' }] : []),
    ...(terms ? [{ text: `${terms.deposit.percent}%`, instead: '{deposit}' }] : []),
    ...(terms?.season?.surcharge
      ? [{ text: spanOf(terms.season.surcharge), instead: '{surcharge}' }]
      : []),
    ...ferryRoutes.map(({ slug, minutes: { least, most } }) => ({
      text: `${least} to ${most} minutes`,
      instead: `{minutes:${slug}} minutes`,
    })),
    ...ferryRoutes.flatMap(({ slug, km }) =>
      km ? { text: `${km} km`, instead: `{km:${slug}} km` } : [],
    ),
    ...openings.flatMap(({ slug, season }) =>
      season
        ? {
            text: spanOf(season),
            instead: `{season:${slug}}`,
          }
        : [],
    ),
    ...openings.flatMap(({ slug, name, closed = [] }) =>
      closed.map((day) => ({
        text: weekdayName(day),
        instead: `{closed:${slug}}`,
        with: [name],
      })),
    ),
    ...[...familyPackages, ...honeymoonPackages].map(({ slug, price }) => ({
      text: formatRupees(price.now),
      instead: `{price:${slug}}`,
    })),
    ...countsOf(content),
  ];
  const signOf = (figure: Figure) => [figure.text, ...(figure.with ?? [])].join();
  return all.filter(
    (figure, index) => all.findIndex((one) => signOf(one) === signOf(figure)) === index,
  );
}

/** How many there are, in figures and in words: 17 trips, Seventeen trips. */
function countsOf(content: Partial<Content>): Figure[] {
  return Object.entries(lists).flatMap(([name, of]) => {
    const all = of.flatMap((list) => (content[list] as { hidden?: boolean }[] | undefined) ?? []);
    const count = visible(all).length;
    const word = numbers[count - leastCount];
    if (count < leastCount) return [];
    const written = [
      String(count),
      ...(word ? [word, word[0]?.toUpperCase() + word.slice(1)] : []),
    ];
    return (called[name] ?? [name]).flatMap((noun) =>
      written.map((one) => ({ text: `${one} ${noun}`, instead: `{count:${name}} ${noun}` })),
    );
  });
}

const spanOf = ({ from, to }: { from: string; to: string }) =>
  `${formatMonthDay(from)} to ${formatMonthDay(to)}`;

/** Whether a text has a figure, not as a part of a longer one, and the words that belong to it. */
function isIn(text: string, { text: figure, with: words = [] }: Figure): boolean {
  const at = text.indexOf(figure);
  const [before = '', after = ''] = [text[at - 1], text[at + figure.length]];
  const isWhole = at >= 0 && !/[\p{L}\d.,-]/u.test(before) && !/\d/.test(after);
  return isWhole && words.every((word) => text.includes(word));
}

/** Minutes of a text that names one crossing by its title, such as "Neil to Havelock: 50 to 70 minutes". */
function findOtherMinutes(text: string, { ferryRoutes = [] }: Partial<Content>) {
  const named = ferryRoutes.filter(({ name }) => text.includes(name));
  const [crossing, ...others] = named;
  if (!crossing || others.length > 0) return [];
  const { least, most } = crossing.minutes;
  return [...text.matchAll(/(\d+) to (\d+) minutes/g)]
    .filter(([, from, to]) => Number(from) !== least || Number(to) !== most)
    .map(([said]) => ({
      problem: `says ${said} for ${crossing.name}, whose data say ${least} to ${most}`,
      expected: `{minutes:${crossing.slug}} minutes`,
    }));
}

/** The texts of an entry, each with its path. */
function textsOf(entry: unknown): { path: string; text: string }[] {
  return walk(entry)
    .filter(({ key }) => !notProse.includes(key))
    .flatMap(({ path, value }) =>
      [value]
        .flat()
        .flatMap((text, index) =>
          typeof text === 'string'
            ? { path: Array.isArray(value) ? `${path}[${index + 1}]` : path, text }
            : [],
        ),
    );
}
