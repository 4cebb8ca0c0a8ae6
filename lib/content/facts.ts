import { daysInWords, daysOf, formatClock, formatMonthDay } from '@/lib/dates/date-words';
import { formatRupees, keepsDepositOnly } from '@/lib/money';
import { joinWords } from '@/lib/text/join-words';
import {
  type CollectionName,
  type Content,
  countedCollections,
  type PackageEntry,
  packageCollections,
} from './collections';
import { shortNameIn } from './short-name';
import { visible } from './visible';

/**
 * A fact that texts may take from the data. The content is not checked yet: where a field is missing that
 * should be there, this may throw, and the entry has an issue of its own.
 */
type Fact = {
  /** Where it stands, for reports. */
  from: CollectionName;
  /** The names that may stand after the colon; undefined for a fact without one, such as {company}. */
  names?: (content: Content) => string[];
  /** What is written for a name; undefined where the data lack it, as they may. */
  write: (content: Content, name: string) => string | number | undefined;
};

/** A fact of each entry of a list. */
function factOf<Entry extends { slug: string }>(
  from: CollectionName,
  entriesIn: (content: Content) => readonly Entry[],
  write: (entry: Entry, content: Content) => string | number | undefined,
): Fact {
  return {
    from,
    names: (content) => entriesIn(content).map(({ slug }) => slug),
    write: (content, name) => {
      const entry = entriesIn(content).find(({ slug }) => slug === name);
      return entry && write(entry, content);
    },
  };
}

const routesIn = ({ ferryRoutes = [] }: Content) => ferryRoutes;
const openingsIn = ({ openings = [] }: Content) => openings;
const packagesIn = (content: Content): PackageEntry[] =>
  packageCollections.flatMap((list): PackageEntry[] => content[list] ?? []);

const fleets = () => ['private', 'government'];

/** All facts, by the names that stand for them between { and }. docs/editing.md lists them. */
export const facts: Record<string, Fact> = {
  minutes: factOf('ferryRoutes', routesIn, ({ minutes }) => `${minutes.least} to ${minutes.most}`),
  km: factOf('ferryRoutes', routesIn, ({ km }) => km),
  closed: factOf('openings', openingsIn, ({ closed }) => closed && daysInWords(closed)),
  season: factOf('openings', openingsIn, ({ season }) => season && days(season)),
  hours: factOf(
    'openings',
    openingsIn,
    ({ hours }) =>
      hours &&
      joinWords(hours.map(({ from, to }) => `from ${formatClock(from)} to ${formatClock(to)}`)),
  ),
  nights: factOf('familyPackages', packagesIn, ({ itinerary }, content) =>
    nightsInWords(itinerary, content),
  ),
  price: factOf('familyPackages', packagesIn, ({ price }) => price && formatRupees(price.now)),
  report: {
    from: 'ferryRules',
    names: fleets,
    write: ({ ferryRules }, name) => ferryRules.minutesAhead[name as 'private'],
  },
  operators: {
    from: 'operators',
    names: fleets,
    write: ({ operators }, name) =>
      joinWords(
        visible(operators)
          .filter(({ fleet }) => fleet === name)
          .map((one) => one.name),
      ),
  },
  advice: {
    from: 'advice',
    names: ({ advice }) => advice.map(({ id }) => id),
    write: ({ advice }, name) => advice.find(({ id }) => id === name)?.short,
  },
  term: {
    from: 'terms',
    names: ({ terms }) => Object.keys(terms),
    write: ({ terms }, name) => terms[name as 'deposit'].short,
  },
  count: {
    from: 'posts',
    names: () => Object.keys(countedCollections),
    write: (content, name) =>
      visible((countedCollections[name] ?? []).flatMap((list): Hideable[] => content[list] ?? []))
        .length,
  },
  company: { from: 'company', write: ({ company }) => company.name },
  tagline: { from: 'company', write: ({ company }) => company.tagline },
  phone: { from: 'company', write: ({ company }) => company.phones[0] },
  email: { from: 'company', write: ({ company }) => company.email },
  languages: {
    from: 'company',
    write: ({ company: { languages } }) => languages && joinWords(languages),
  },
  deposit: { from: 'terms', write: ({ terms }) => `${terms.deposit.percent}%` },
  balance: { from: 'terms', write: ({ terms }) => `${terms.deposit.balanceDays} days` },
  cancellation: { from: 'terms', write: ({ terms }) => keptInWords(terms) },
  surcharge: {
    from: 'terms',
    write: ({ terms: { season } }) => season?.surcharge && days(season.surcharge),
  },
  perRoom: {
    from: 'terms',
    write: ({ terms: { season } }) =>
      season?.perRoom && [season.perRoom.least, season.perRoom.most].map(formatRupees).join(' to '),
  },
  airlines: {
    from: 'airlines',
    write: ({ airlines }) => joinWords(airlines.map(({ name }) => name)),
  },
  flyThere: {
    from: 'airlines',
    write: ({ airlines }) =>
      joinWords(airlines.filter(({ note }) => !note).map(({ name }) => name)),
  },
  lengths: { from: 'familyPackages', write: lengthsInWords },
  sources: { from: 'sources', write: ({ sources }) => sources.until },
};

type Hideable = { hidden?: boolean | undefined };

const days = ({ from, to }: { from: string; to: string }) =>
  `${formatMonthDay(from)} to ${formatMonthDay(to)}`;

/**
 * What is kept, by the day: If you cancel 30 days or more before you land, we keep 10% of the price. From 29
 * to 15 days before, we keep the deposit of 30%, or 50% if you have paid the balance. Later, we keep the whole price
 */
function keptInWords({ cancellation, deposit }: Content['terms']): string {
  const { steps } = cancellation;
  const parts = steps.map(({ days, percent }, index) => {
    const share = percent === 100 ? 'the whole price' : `${percent}% of the price`;
    const kept = keepsDepositOnly({ days, percent }, deposit.percent, deposit.balanceDays)
      ? `we keep the deposit of ${deposit.percent}%, or ${percent}% if you have paid the balance`
      : `we keep ${share}`;
    const before = (steps[index - 1]?.days ?? days) - 1;
    if (index === 0) return `If you cancel ${days} days or more before you land, ${kept}`;
    return days === 0 ? `Later, ${kept}` : `From ${before} to ${days} days before, ${kept}`;
  });
  return parts.join('. ');
}

/** Where a trip sleeps, in its order: 1 night Port Blair, 2 nights Havelock, 1 night Port Blair. */
function nightsInWords(itinerary: readonly { stay?: string | undefined }[], content: Content) {
  const nights = itinerary.flatMap(({ stay }) => stay ?? []);
  const begins = nights.flatMap((stay, at) => (stay === nights[at - 1] ? [] : at));
  return begins
    .map((at, index) => {
      const count = (begins[index + 1] ?? nights.length) - at;
      return `${count} ${count === 1 ? 'night' : 'nights'} ${shortNameIn(content, nights[at] ?? '')}`;
    })
    .join(', ');
}

/** The days of the shortest and the longest trip, such as 4 to 8; undefined when there is no trip. */
function lengthsInWords(content: Content): string | undefined {
  const trips = visible(packagesIn(content));
  const all = trips.map(({ duration }) => daysOf(duration)).sort((a, b) => a - b);
  const [least, most] = [all[0], all.at(-1)];
  return least === undefined || least === most ? least?.toString() : `${least} to ${most}`;
}
