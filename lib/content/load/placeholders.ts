import {
  type Content,
  countedCollections,
  type PackageEntry,
  packageCollections,
  type RawContent,
} from '@/lib/content/collections';
import { didYouMean } from '@/lib/content/report/did-you-mean';
import { type ContentIssue, issueAt, type Path } from '@/lib/content/report/issue';
import { shortNameIn } from '@/lib/content/short-name';
import { countNights, daysInWords, formatMonthDay } from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { rangeInWords } from '@/lib/text/join-words';

// There are two kinds of placeholders in texts. One with a colon, such as {company:name} or {closed:ross-island}, is a
// fact of the content. It is replaced here, so that texts follow the facts (docs/editing.md lists them), and an unknown
// one is an error. One without a colon is replaced by a page (lib/text/interpolate.ts), and the build fails if a page
// forgets it (scripts/build/rewrite-pages.ts).

/** The facts by the text between { and }, such as closed:ross-island. */
type Facts = ReadonlyMap<string, string>;

/**
 * Puts the facts into all texts, and reports each placeholder that names no fact.
 * @param raw the content as its files export it. If invalid values prevent reading the facts, placeholders become … and
 *   nothing is reported, because the check of the shape reports these values.
 */
export function fillPlaceholders(raw: RawContent): { filled: RawContent; issues: ContentIssue[] } {
  const facts = readFactsOrNone(raw as Content);
  const issues: ContentIssue[] = [];
  const filled = mapTexts(raw, [], (text, path) =>
    fillFacts(text, facts ?? new Map(), (name) => {
      if (!facts) return;
      const problem = `has {${name}}, which is not a fact of the site.`;
      issues.push(issueAt(raw, path, problem, didYouMean(name, [...facts.keys()])));
    }),
  );
  return { filled: filled as RawContent, issues };
}

/** Puts facts into a text. An unknown placeholder becomes "…". */
function fillFacts(text: string, facts: Facts, onUnknown?: (name: string) => void): string {
  return text.replace(/\{([^{}]*:[^{}]*)\}/g, (_, name) => {
    const fact = facts.get(name);
    if (fact === undefined) onUnknown?.(name);
    return fact ?? '…';
  });
}

function readFactsOrNone(content: Content): Facts | undefined {
  try {
    return readFacts(content);
  } catch {
    return undefined;
  }
}

/** A copy of a value with every text in it replaced. */
function mapTexts(
  value: unknown,
  path: Path,
  change: (text: string, path: Path) => string,
): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value))
    return value.map((entry, index) => mapTexts(entry, [...path, index], change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, [...path, key], change)]),
  );
}

/** All facts that texts may use. Missing data yield no fact. */
function readFacts(content: Content): Facts {
  const { guide, company, ferryRoutes, openings } = content;
  const { updated: _, ...terms } = content.terms;
  const facts = new Map<string, string>();
  const add = (name: string, fact: string | number | undefined) => {
    if (fact !== undefined) facts.set(name, String(fact));
  };
  add('company:name', company.name);
  add('company:tagline', company.tagline);
  // The figures of terms come first, because the short forms of terms contain them.
  const { deposit, cancellation, season: dates, perPerson, singleSupplement, children } = terms;
  add('term:deposit.percent', `${deposit.percent}%`);
  add('term:deposit.balanceDays', `${deposit.balanceDays} days`);
  add('term:cancellation.days', `${cancellation.steps[0]?.days} days`);
  add('term:cancellation.percent', `${cancellation.steps[0]?.percent}%`);
  add('term:cancellation.nextDays', `${cancellation.steps[1]?.days} days`);
  add('term:cancellation.nextPercent', `${cancellation.steps[1]?.percent}%`);
  add('term:season.surcharge', dates.surcharge && inWords(dates.surcharge));
  add('term:season.perRoom', dates.perRoom && formatRupees(dates.perRoom));
  add('term:perPerson.group', perPerson.group);
  add('term:perPerson.most', perPerson.group - 1);
  add('term:perPerson.third', `${perPerson.third}%`);
  add('term:singleSupplement.percent', `${singleSupplement.percent}%`);
  add('term:children.percent', `${children.percent}%`);
  add('term:children.ferrySeat', formatRupees(children.ferrySeat));
  for (const [name, { short }] of Object.entries(terms))
    add(`term:${name}`, fillFacts(short, facts));
  for (const { id, short } of guide) add(`guide:${id}`, short);
  for (const { slug, minutes, km } of ferryRoutes) {
    add(`minutes:${slug}`, rangeInWords(minutes.least, minutes.most));
    add(`km:${slug}`, km);
  }
  for (const { slug, closed, season } of openings) {
    add(`closed:${slug}`, closed && daysInWords(closed));
    add(`season:${slug}`, season && inWords(season));
  }
  for (const trip of packageCollections.flatMap((name): PackageEntry[] => content[name])) {
    add(`nights:${trip.slug}`, nightsInWords(trip, content));
    const { now } = trip.price ?? {};
    add(`price:${trip.slug}`, now && formatRupees(now));
    add(`three:${trip.slug}`, now && formatRupees((now * (300 - perPerson.third)) / 100));
  }
  for (const { slug, price } of content.tripOptions.extras)
    add(`extra:${slug}`, formatRupees(price));
  for (const [counted, names] of Object.entries(countedCollections)) {
    add(`count:${counted}`, names.flatMap((name): object[] => content[name]).length);
  }
  return facts;
}

/** A season in words: 1 November to 15 May. */
const inWords = ({ from, to }: { from: string; to: string }) =>
  rangeInWords(formatMonthDay(from), formatMonthDay(to));

/** The nights of a trip in words, in order: 1 night Port Blair, 2 nights Havelock, 1 night Port Blair. */
function nightsInWords({ itinerary }: PackageEntry, content: Content): string {
  const nights = itinerary.flatMap(({ stay }) => stay ?? []);
  const begins = nights.flatMap((stay, at) => (stay === nights[at - 1] ? [] : at));
  return begins
    .map((at, index) => {
      const count = (begins[index + 1] ?? nights.length) - at;
      return `${countNights(count)} ${shortNameIn(content, nights[at] ?? '')}`;
    })
    .join(', ');
}
