import {
  countNights,
  daysInWords,
  daysOf,
  formatClock,
  formatMonthDay,
} from '@/lib/dates/date-words';
import { formatRupees } from '@/lib/money';
import { joinNames, joinWords } from '@/lib/text/join-words';
import { rangeInWords } from '@/lib/text/range-in-words';
import { cancellationStepsIn } from './cancellation-steps';
import {
  type CollectionName,
  type Content,
  countedCollections,
  type PackageEntry,
  packageCollections,
} from './collections';
import { shortNameIn } from './short-name';

type Value = string | number | undefined;

/**
 * A fact that texts may take from the data, or one for each name that may stand after its colon.
 * @param from where it stands, for reports
 * @param write what is written; undefined where the data lack it, as they may. The content is not checked yet:
 *   where something is missing that should be there, this throws, and the entry has an issue of its own
 */
type PlaceholderSource = [
  from: CollectionName,
  write: (content: Content) => Value | Map<string, Value>,
];

/** A fact of each entry of a list. */
const ofEach = <Entry extends { slug: string }>(
  entries: readonly Entry[],
  write: (entry: Entry) => Value,
) => new Map(entries.map((entry) => [entry.slug, write(entry)]));

/** One for the private operators, and one for the government's. */
const ofFleets = (write: (fleet: 'private' | 'government') => Value) =>
  new Map((['private', 'government'] as const).map((fleet) => [fleet as string, write(fleet)]));

const packagesIn = (content: Content): PackageEntry[] =>
  packageCollections.flatMap((list): PackageEntry[] => content[list] ?? []);

/** All facts, by the names that stand for them between { and }. docs/editing.md lists them. */
export const placeholderSources: Record<string, PlaceholderSource> = {
  minutes: [
    'ferryRoutes',
    ({ ferryRoutes }) =>
      ofEach(ferryRoutes, ({ minutes: { least, most } }) => rangeInWords(least, most)),
  ],
  km: ['ferryRoutes', ({ ferryRoutes }) => ofEach(ferryRoutes, ({ km }) => km)],
  closed: [
    'openings',
    ({ openings }) => ofEach(openings, ({ closed }) => closed && daysInWords(closed)),
  ],
  season: ['openings', ({ openings }) => ofEach(openings, ({ season }) => season && span(season))],
  hours: ['openings', ({ openings }) => ofEach(openings, hoursInWords)],
  nights: [
    'familyPackages',
    (content) => ofEach(packagesIn(content), (trip) => nightsInWords(trip, content)),
  ],
  price: [
    'familyPackages',
    (content) => ofEach(packagesIn(content), ({ price }) => price && formatRupees(price.now)),
  ],
  report: ['ferryRules', ({ ferryRules }) => ofFleets((fleet) => ferryRules.checkInLead[fleet])],
  operators: [
    'operators',
    ({ operators }) =>
      ofFleets((name) => joinNames(operators.filter(({ fleet }) => fleet === name))),
  ],
  advice: ['advice', ({ advice }) => new Map(advice.map(({ id, short }) => [id, short]))],
  term: [
    'terms',
    ({ terms: { updated: _, ...terms } }) =>
      new Map(Object.entries(terms).map(([name, { short }]) => [name, short])),
  ],
  count: [
    'posts',
    (content) =>
      new Map(
        Object.entries(countedCollections).map(([name, lists]) => [
          name,
          lists.flatMap((list): object[] => content[list] ?? []).length,
        ]),
      ),
  ],
  company: ['company', ({ company }) => company.name],
  tagline: ['company', ({ company }) => company.tagline],
  phone: ['company', ({ company }) => company.phones[0]],
  email: ['company', ({ company }) => company.email],
  languages: ['company', ({ company: { languages } }) => languages && joinWords(languages)],
  deposit: ['terms', ({ terms }) => `${terms.deposit.percent}%`],
  balance: ['terms', ({ terms }) => `${terms.deposit.balanceDays} days`],
  cancellation: [
    'terms',
    (content) =>
      cancellationStepsIn(content)
        .map(({ when, keep }) => `${when}: ${keep}`)
        .join('. '),
  ],
  surcharge: ['terms', ({ terms: { season } }) => season?.surcharge && span(season.surcharge)],
  perRoom: [
    'terms',
    ({ terms: { season } }) => {
      const { least, most } = season?.perRoom ?? {};
      return least && most && rangeInWords(formatRupees(least), formatRupees(most));
    },
  ],
  airlines: ['airlines', ({ airlines }) => joinNames(airlines)],
  flyThere: ['airlines', ({ airlines }) => joinNames(airlines.filter(({ note }) => !note))],
  lengths: ['familyPackages', lengthsInWords],
  sources: ['sources', ({ sources }) => sources.until],
};

/**
 * What all placeholders stand for.
 * @param content need not be checked
 * @returns by what stands between { and }, such as company or closed:ross-island, the text (undefined where the
 *   data lack it) and where it comes from; and the names of placeholders whose data have an issue
 */
export function readPlaceholderValues(content: Content) {
  const texts = new Map<string, { from: CollectionName; text: string | undefined }>();
  const broken: string[] = [];
  for (const [name, [from, write]] of Object.entries(placeholderSources)) {
    try {
      const value = write(content);
      const values = value instanceof Map ? value : new Map([['', value]]);
      for (const [argument, one] of values) {
        const called = value instanceof Map ? `${name}:${argument}` : name;
        texts.set(called, { from, text: one?.toString() });
      }
    } catch {
      broken.push(name);
    }
  }
  // The short form of a term may itself take facts that need no name, such as {deposit}.
  for (const entry of texts.values()) {
    entry.text = entry.text?.replace(/\{(\w+)\}/g, (whole, name) => texts.get(name)?.text ?? whole);
  }
  return { texts, broken };
}

const span = ({ from, to }: { from: string; to: string }) =>
  rangeInWords(formatMonthDay(from), formatMonthDay(to));

function hoursInWords({ hours }: Content['openings'][number]): string | undefined {
  return (
    hours &&
    joinWords(
      hours.map(({ from, to }) => `from ${rangeInWords(formatClock(from), formatClock(to))}`),
    )
  );
}

/** Where a trip sleeps, in its order: 1 night Port Blair, 2 nights Havelock, 1 night Port Blair. */
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

/** The days of the shortest and the longest trip, such as 4 to 8; undefined when there is no trip. */
function lengthsInWords(content: Content): string | undefined {
  const all = packagesIn(content).map(({ duration }) => daysOf(duration));
  return all.length > 0 ? rangeInWords(Math.min(...all), Math.max(...all)) : undefined;
}
