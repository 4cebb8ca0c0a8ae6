import { type Content, collectionNames, type RawContent } from '@/lib/content/collections';
import { readPlaceholderValues } from '@/lib/content/placeholder-sources';
import type { ContentIssue, IssueText } from '@/lib/content/report/issue';
import { weekdayName } from '@/lib/dates/date-words';
import { numberWords } from '@/lib/text/number-words';
import { capitalize } from '@/lib/text/sentence';
import { checkEachText } from './walk-content';

/** A list of fewer is no count that a text would give: three beaches may be any three. */
const leastCount = 5;

/** What texts call the entries that {count:…} counts, where that is not its name. */
const nouns: Record<string, string[]> = {
  packages: ['trips', 'packages'],
  sports: ['water sports'],
  posts: ['posts', 'stories'],
};

/** The facts that are found wherever a text writes them, and the word that belongs to them. */
const unitOf: Record<string, string> = {
  company: '',
  deposit: '',
  surcharge: '',
  minutes: ' minutes',
  km: ' km',
  season: '',
  price: '',
};

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
 * Finds texts that write a fact out instead of taking it from the data: they contradict it sooner or later.
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
  return checkEachText(
    raw,
    ({ key, text }) => !notProse.includes(key) && findFacts(text, [...facts.values()]),
    names,
  );
}

function factsOf(content: Partial<Content>): WrittenFact[] {
  const { texts } = readPlaceholderValues(content as Content);
  const written = [...texts].flatMap(([called, { text = '' }]) => {
    const [name = '', argument = ''] = called.split(':');
    if (name === 'count') return countsOf(argument, Number(text));
    const unit = unitOf[name];
    return unit === undefined || !text ? [] : { text: text + unit, instead: `{${called}}${unit}` };
  });
  const closedDays = (content.openings ?? []).flatMap(({ slug, name, closed = [] }) =>
    closed.map((day) => ({ text: weekdayName(day), instead: `{closed:${slug}}`, with: name })),
  );
  return [...written, ...closedDays];
}

/** How many there are, in figures and in words: 17 trips, Seventeen trips. */
function countsOf(name: string, count: number): WrittenFact[] {
  const word = numberWords[count] ?? '';
  const written = count < leastCount ? [] : [String(count), word, capitalize(word)].filter(Boolean);
  return (nouns[name] ?? [name]).flatMap((noun) =>
    written.map((one) => ({ text: `${one} ${noun}`, instead: `{count:${name}} ${noun}` })),
  );
}

/** The facts that a text writes out, not as a part of a longer figure, with the words that belong to them. */
function findFacts(text: string, facts: readonly WrittenFact[]): IssueText[] {
  return facts
    .filter(({ text: fact, with: word = '' }) => {
      // What stands before, between and after the places of the fact.
      const pieces = text.split(fact);
      const isWhole = pieces
        .slice(1)
        .some((after, index) => !/[\p{L}\d.,-]$/u.test(pieces[index] ?? '') && !/^\d/.test(after));
      return isWhole && text.includes(word);
    })
    .map((fact) => ({
      problem: `says "${fact.text}"`,
      expected: `${fact.instead}, which follows the data`,
    }));
}
