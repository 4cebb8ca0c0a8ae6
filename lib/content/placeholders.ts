import { formatClock } from '@/lib/clock';
import { daysOf } from '@/lib/duration';
import { formatRupees } from '@/lib/money';
import { daysInWords } from '@/lib/opening';
import { formatMonthDay } from '@/lib/season';
import { joinWords } from '@/lib/text/join-words';
import { type CollectionName, collections, type RawContent } from './collections';
import { type Entry, entriesOf } from './entries';
import { expectedName, type Fault, fieldName, itemName, nearName } from './fault';
import { visible } from './visible';

// Texts take a fact from the data by its name in { }, such as {company} or {closed:ross-island}: a fact
// that changes then changes everywhere. docs/editing.md lists the names.

/** A value whose schema has not been checked yet: any field may be missing or of another kind. */
// biome-ignore lint/suspicious/noExplicitAny: content that nobody has checked has no type
type Loose = any;

/** Where the entries stand that a name after the colon may mean, and what is written of the one that is meant. */
type Fact = {
  from: CollectionName[];
  /** What the names mean where they are not those of entries. */
  of?: (raw: RawContent) => Entry[];
  write: (entry: Loose, raw: RawContent) => string | number | undefined;
};

/** The lists that {count:…} counts, by the name in it. */
export const lists: Record<string, CollectionName[]> = {
  packages: ['familyPackages', 'themedPackages', 'honeymoonPackages'],
  places: ['topPlaces', 'offbeatPlaces'],
  sights: ['attractions'],
  beaches: ['beaches'],
  sports: ['waterSports'],
  operators: ['operators'],
  crossings: ['ferryRoutes'],
  posts: ['posts'],
};

const packages = lists.packages ?? [];

const facts: Record<string, Fact> = {
  minutes: {
    from: ['ferryRoutes'],
    write: ({ minutes }) => minutes && span(minutes, 'least', 'most'),
  },
  km: { from: ['ferryRoutes'], write: ({ km }) => km },
  report: {
    from: ['ferryRules'],
    of: () => [{ slug: 'private' }, { slug: 'government' }],
    write: ({ slug }, raw) => (raw.ferryRules as Loose)?.minutesAhead?.[slug],
  },
  closed: { from: ['openings'], write: ({ closed }) => closed && daysInWords(closed) },
  season: { from: ['openings'], write: ({ season }) => season && days(season) },
  hours: {
    from: ['openings'],
    write: ({ hours }) =>
      hours &&
      joinWords(
        hours.map(({ from, to }: Loose) => `from ${formatClock(from)} to ${formatClock(to)}`),
      ),
  },
  nights: { from: packages, write: ({ itinerary }, raw) => nightsInWords(itinerary, raw) },
  price: { from: packages, write: ({ price }) => price && formatRupees(price.now) },
  operators: {
    from: ['operators'],
    of: () => [{ slug: 'private' }, { slug: 'government' }],
    write: ({ slug }, raw) => {
      const all: Loose[] = visible(entriesOf(raw, 'operators'));
      const names = all.filter(({ fleet }) => fleet === slug).map(({ name }) => name);
      return names.length > 0 ? joinWords(names) : undefined;
    },
  },
  advice: {
    from: ['advice'],
    of: ({ advice }) => ((advice as Loose[]) ?? []).map(({ id }) => ({ slug: id })),
    write: ({ slug }, { advice }) => (advice as Loose[]).find(({ id }) => id === slug).short,
  },
  term: {
    from: ['terms'],
    of: ({ terms }) => Object.keys((terms as Loose) ?? {}).map((slug) => ({ slug })),
    write: ({ slug }, raw) => fillSingle((raw.terms as Loose)[slug].short, raw),
  },
  count: {
    from: [],
    of: () => Object.keys(lists).map((slug) => ({ slug })),
    write: ({ slug }, raw) => visible(entriesOf(raw, ...(lists[slug] ?? []))).length,
  },
};

/** What a name after the colon may mean. */
const entriesIn = ({ from, of }: Fact, raw: RawContent) => of?.(raw) ?? entriesOf(raw, ...from);

/** A fact that needs no name after it: where it stands, and what is written of it. */
type SingleFact = {
  from: CollectionName[];
  field: string;
  write: (raw: Loose) => string | undefined;
};

const ofCompany = (field: string, write = (company: Loose) => company[field]): SingleFact => ({
  from: ['company'],
  field,
  write: ({ company }) => write(company),
});
const ofTerms = (field: string, write: (terms: Loose) => string | undefined): SingleFact => ({
  from: ['terms'],
  field,
  write: ({ terms }) => write(terms),
});

const singleFacts: Record<string, SingleFact> = {
  company: ofCompany('name'),
  tagline: ofCompany('tagline'),
  phone: ofCompany('phones', ({ phones }) => phones?.[0]),
  email: ofCompany('email'),
  languages: ofCompany('languages', ({ languages }) => languages && joinWords(languages)),
  surcharge: ofTerms(
    'season.surcharge',
    ({ season }) => season?.surcharge && days(season.surcharge),
  ),
  deposit: ofTerms('deposit', ({ deposit }) => deposit && `${deposit.percent}%`),
  balance: ofTerms('deposit', ({ deposit }) => deposit && `${deposit.balanceDays} days`),
  airlines: {
    from: ['airlines'],
    field: 'name',
    write: ({ airlines }) => joinWords(airlines.map(({ name }: Loose) => name)),
  },
  flyThere: {
    from: ['airlines'],
    field: 'name',
    write: ({ airlines }) =>
      joinWords(airlines.filter(({ note }: Loose) => !note).map(({ name }: Loose) => name)),
  },
  lengths: {
    from: packages,
    field: 'duration',
    write: (raw) => lengths(visible(entriesOf(raw, ...packages))),
  },
};

/** Whether a file of a fact could be read. */
const isThere = ({ from }: SingleFact, raw: RawContent) => from.some((name) => raw[name]);

/** The short form of a term may itself have facts that need no name, such as {deposit}. */
const fillSingle = (text: string, raw: RawContent) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const single = singleFacts[name];
    return single && isThere(single, raw) ? (single.write(raw) ?? whole) : whole;
  });

/** Their texts have words of their own in { }, which the site replaces later; their schemas check them. */
const patterned = new Set<CollectionName>([
  'labels',
  'forms',
  'pages',
  'seo',
  'ferryRules',
  'privacy',
]);

/**
 * Replaces the placeholders in all texts by the facts that they name.
 * @param raw the content as the files export it
 * @returns the content with whole texts, and a fault for each placeholder that names nothing, with the items
 *   that it asks
 */
export function fillPlaceholders(raw: RawContent): {
  filled: RawContent;
  faults: (Fault & { sources: string[] })[];
} {
  const faults: (Fault & { sources: string[] })[] = [];
  const filled = Object.entries(raw).map(([key, list]) => {
    const name = key as CollectionName;
    if (!(name in collections)) return [key, list];
    const tell = (at: Path, told: Wrong, sources: string[]) => {
      const [index, ...rest] = at;
      const isItem = Array.isArray(list) && typeof index === 'number';
      faults.push({
        file: collections[name].file,
        item: isItem ? itemName(name, list[index], index) : name,
        field: fieldName(isItem ? rest : at),
        entry: isItem ? index : undefined,
        ...told,
        sources,
      });
    };
    const replace = (text: string, at: Path) => {
      if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) tell(at, alone, []);
      return text.replace(/\{([^{}]*)\}/g, (whole: string, called: string) => {
        const found = find(called, raw, patterned.has(name));
        if (typeof found !== 'object') return found ?? whole;
        tell(at, { ...found, problem: `has ${whole}, which ${found.problem}` }, sourcesOf(whole));
        return whole;
      });
    };
    return [key, fill(list, [], replace)];
  });
  return { filled: Object.fromEntries(filled), faults };
}

/** The items whose facts a text takes, as reports call them: familyPackages › short-trip */
export function sourcesOf(text: unknown): string[] {
  if (typeof text !== 'string') return [];
  return [...text.matchAll(/\{([^{}:]*):?([^{}]*)\}/g)].flatMap(([, name = '', argument]) => {
    const single = singleFacts[name];
    if (single) return single.from;
    const fact = facts[name];
    return fact ? fact.from.map((list) => (fact.of ? list : `${list} › ${argument}`)) : [];
  });
}

type Path = (string | number)[];

/** A copy of a value with every text in it replaced. */
function fill(value: unknown, at: Path, replace: (text: string, at: Path) => string): unknown {
  if (typeof value === 'string') return replace(value, at);
  if (Array.isArray(value)) return value.map((one, index) => fill(one, [...at, index], replace));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, one]) => [key, fill(one, [...at, key], replace)]));
}

type Wrong = Pick<Fault, 'problem' | 'expected'>;

const alone: Wrong = {
  problem: 'has a { or a } alone',
  expected: 'both, around the name of a fact: {company}',
};

/**
 * What a placeholder stands for.
 * @param called the words between { and }
 * @param hasWords whether the texts here have words of their own in { }
 * @returns the text; undefined for a word of the text's own; what is wrong when nothing is so called
 */
function find(called: string, raw: RawContent, hasWords: boolean): string | undefined | Wrong {
  const [name = '', argument] = called.split(':');
  if (argument === undefined) {
    const single = singleFacts[name];
    if (single) return writeSingle(called, single, raw);
    return hasWords ? undefined : unknown(called);
  }
  const fact = facts[name];
  if (!fact) return unknown(called);
  const known = entriesIn(fact, raw);
  const entry = known.find(({ slug }) => slug === argument);
  const slugs = known.flatMap(({ slug }) => slug ?? []);
  if (!entry) {
    const whole = slugs.map((slug) => `{${name}:${slug}}`);
    return {
      problem: `names nothing on the site`,
      expected: expectedName(`{${name}:${argument}}`, whole),
    };
  }
  const text = write(fact, entry, raw);
  if (text !== undefined) return String(text);
  return lacking(argument, `${name} for ${argument}`);
}

/** A fact that needs no name; the placeholder itself where its file has a fault of its own. */
function writeSingle(called: string, fact: SingleFact, raw: RawContent) {
  const [from] = fact.from as [CollectionName];
  const { file } = collections[from];
  try {
    if (!isThere(fact, raw)) return `{${called}}`;
    return fact.write(raw) ?? lacking(file, `${fact.field} in ${file}`);
  } catch {
    return `{${called}}`;
  }
}

/** Of a fact that is not there, though it might be. */
function lacking(whose: string, wanted: string): Wrong {
  return {
    problem: `asks for what ${whose} does not have`,
    expected: `a text without it, or ${wanted}`,
  };
}

/** What a fact says of an entry; the placeholder itself where the entry has a fault of its own. */
function write(fact: Fact, entry: Entry, raw: RawContent) {
  try {
    return fact.write(entry, raw);
  } catch {
    return `{${entry.slug}}`;
  }
}

function unknown(called: string): Wrong {
  const names = [...Object.keys(singleFacts), ...Object.keys(facts).map((name) => `${name}:…`)];
  const near = nearName(
    `{${called.replace(/:.*/, ':…')}}`,
    names.map((name) => `{${name}}`),
  );
  const expected = near ? `${near} (did you mean that?)` : 'another name between { and }';
  return {
    problem: 'the site does not know',
    expected: `${expected}; docs/editing.md has them all`,
  };
}

/** Where a trip sleeps, in its order: 1 night Port Blair, 2 nights Havelock, 1 night Port Blair. */
function nightsInWords(itinerary: Loose[], raw: RawContent): string {
  const nights = itinerary.flatMap(({ stay }) => stay ?? []);
  const begins = nights.flatMap((stay, at) => (stay === nights[at - 1] ? [] : at));
  return begins
    .map((at, index) => {
      const count = (begins[index + 1] ?? nights.length) - at;
      return `${count} ${count === 1 ? 'night' : 'nights'} ${shortName(nights[at], raw)}`;
    })
    .join(', ');
}

/** What timetables call a place, or its name without other names. */
function shortName(slug: string, raw: RawContent): string {
  const harbour: Loose = entriesOf(raw, 'harbours').find((one) => one.slug === slug);
  const places = [raw.town as Loose, ...entriesOf(raw, 'topPlaces', 'offbeatPlaces')];
  return harbour?.name ?? places.find((one) => one.slug === slug).name.replace(/ \(.*\)$/, '');
}

const span = (value: Loose, from: string, to: string) => `${value[from]} to ${value[to]}`;

/** The days of the shortest and the longest trip, such as 4 to 8; undefined when there is no trip. */
function lengths(trips: Loose[]): string | undefined {
  const all = trips.map(({ duration }) => daysOf(duration));
  if (all.length === 0) return undefined;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most ? String(least) : span({ least, most }, 'least', 'most');
}
const days = ({ from, to }: Loose) => `${formatMonthDay(from)} to ${formatMonthDay(to)}`;
