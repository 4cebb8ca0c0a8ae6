import { distance } from 'fastest-levenshtein';
import type { CollectionName } from './collections';

/** One thing that is wrong in the content, with all that an editor needs to find it. */
export type Fault = {
  /** The file, from the project's root: content/packages.ts */
  file: string;
  /** The list and the item in it: familyPackages › family-4-nights-5-days */
  item: string;
  /** The field, with its place in a list: activities[2].image.src; empty for the item as a whole. */
  field: string;
  /** What is wrong: is "₹22.500" */
  problem: string;
  /** What would be right: a price in rupees such as ₹22,500; empty where the problem says it. */
  expected: string;
  /** Its line in the file, counted from one, where that is known. */
  line?: number | undefined;
  /** The place of the item in its list, counted from zero: names may be missing, or there twice. */
  entry?: number | undefined;
  /** The entry that the item repeats. */
  repeats?: { file: string; list: CollectionName; entry: number } | undefined;
};

/** Thrown when content cannot be used; the message is the report. */
export class ContentError extends Error {
  constructor(readonly faults: Fault[]) {
    super(formatReport(faults));
    this.name = 'ContentError';
  }
}

/**
 * The report that editors read: faults grouped by file, each with item, field, what is wrong and
 * what is expected, and at its end the one to begin with. Plain text, no colours, so that it reads the
 * same in a log.
 * @param unread whether a file could not be read, so that not all has been looked at
 */
export function formatReport(faults: Fault[], unread = false): string {
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  const files = new Set(faults.map((fault) => fault.file)).size;
  const where = files === 1 ? '1 file' : `${files} files`;
  const rest = unread ? 'The rest is looked at when every file can be read.\n' : '';
  return `The content has ${count} in ${where}.\n\n${listFaults(faults)}\n\n${rest}${firstStep(faults)}\n`;
}

/** So many faults with one name come from the name itself. */
const manyTimes = 5;

/** What to do first: the first fault, unless most of them come from a name that is gone. */
function firstStep(faults: Fault[]): string {
  const [first] = faults;
  if (!first) return '';
  const names = faults.flatMap(
    ({ problem }) => /^"(?:\/[\w-]+\/)?([^"/]+)" (?:is not|leads)/.exec(problem)?.[1] ?? [],
  );
  const timesOf = (name: string) => names.filter((one) => one === name).length;
  const gone = names.find((name) => timesOf(name) >= manyTimes);
  if (gone !== undefined && timesOf(gone) * 2 > faults.length) {
    return `Begin with the name "${gone}": ${timesOf(gone)} faults come from it. If you have changed it or taken it out, put it back, or change all these lines too.`;
  }
  const isSentence = !first.expected || /[.?]$/.test(first.problem);
  const expected = isSentence ? '' : `; expected: ${first.expected}`;
  return `Begin with ${first.file}, ${spotOf(first)}: ${first.problem}${expected}.`.replace(
    /([.?])\.$/,
    '$1',
  );
}

/** The same for what is no fault but wants an eye: the site can be built with it. */
export function formatWarnings(warnings: Fault[]): string {
  return `Look at this when you have time; the site can be built with it.\n\n${listFaults(warnings)}\n`;
}

/** How often the same fault is shown; whoever corrects one finds the others by themselves. */
const shownTimes = 3;

function listFaults(all: Fault[]): string {
  const same = (fault: Fault) =>
    all.filter(({ problem, expected }) => problem === fault.problem && expected === fault.expected);
  const faults = all.filter((fault) => same(fault).indexOf(fault) < shownTimes);
  const alike = (fault: Fault) =>
    same(fault).indexOf(fault) === shownTimes - 1 ? same(fault).length - shownTimes : 0;
  const files = [...new Set(faults.map((fault) => fault.file))];
  const blocks = files.map((file) => {
    const own = faults.filter((fault) => fault.file === file);
    return `${file}\n${own.map((fault) => formatFault(fault, alike(fault))).join('\n')}`;
  });
  return blocks.join('\n\n');
}

/** @param alike how many more faults are the same and not shown */
function formatFault(fault: Fault, alike: number): string {
  const more =
    alike > 0
      ? `\n      The same is wrong in ${alike} more ${alike === 1 ? 'place' : 'places'}.`
      : '';
  const expected = fault.expected && `\n      expected: ${fault.expected}`;
  return `  ${spotOf(fault)}\n      ${fault.problem}${expected}${more}`;
}

function spotOf({ item, field, line }: Fault): string {
  const spot = [item, field].filter(Boolean).join(' › ');
  if (line === undefined) return spot || 'the whole file';
  return spot ? `${spot} (line ${line})` : `line ${line}`;
}

/** A list that is longer is a wall that nobody reads. */
const shortList = 6;

/**
 * What a name should have been: all names that exist when they are few, else the one that is near.
 * @param known the names that exist
 */
export function expectedName(name: string, known: readonly string[]): string {
  if (known.length === 0) return 'no such name: there is none yet';
  if (known.length <= shortList) return `one of ${known.join(', ')}`;
  const near = nearName(name, known);
  return near
    ? `${near} (did you mean that?)`
    : `one of the ${known.length} names there; none is like it. Was it renamed or deleted? Put the new name, or take the line out`;
}

/** The name that another one was surely meant for: a slip of the pen, or the beginning of one alone. */
export function nearName(name: string, known: readonly string[]): string | undefined {
  const digits = (one: string) => one.replace(/\D/g, '');
  const misspelt = known
    .filter((one) => digits(one) === digits(name))
    .map((one) => ({ one, share: misspeltShare(name, one) }))
    .filter(({ share }) => share <= 1 / 3)
    .sort((a, b) => a.share - b.share)[0]?.one;
  return misspelt ?? known.find((one) => hasOwnBeginning(name, one, known));
}

/** How much of two names differs, 0 to 1, without the words that both have: of ross-island, ross. */
function misspeltShare(name: string, other: string): number {
  const [own, others] = [name, other].map((one) => one.split(/(?<=[-/.:])/)) as [
    string[],
    string[],
  ];
  while (own.length > 1 && others.length > 1 && own[0] === others[0]) {
    own.shift();
    others.shift();
  }
  while (own.length > 1 && others.length > 1 && own.at(-1) === others.at(-1)) {
    own.pop();
    others.pop();
  }
  const bare = (words: string[]) => words.join('').replace(/\W$/, '');
  const [one, two] = [bare(own), bare(others)];
  // The first word of a longer name may be meant: havelok for havelock-island.
  const first = own.length === 1 && others.length > 1 ? bare(others.slice(0, 1)) : two;
  const share = (to: string) => distance(one, to) / Math.max(one.length, to.length, 1);
  return Math.min(share(two), share(first) * (4 / 3));
}

/** Whether two names in one folder begin alike, and no other name begins so. */
function hasOwnBeginning(name: string, other: string, known: readonly string[]): boolean {
  const folder = (one: string) => one.slice(0, one.lastIndexOf('/') + 1);
  if (folder(name) !== folder(other)) return false;
  let end = 0;
  while (end < name.length && name[end] === other[end]) end++;
  const start = name.slice(0, end);
  const letters = start.slice(folder(name).length).replace(/\W/g, '').length;
  const isEnough = letters >= 5 || (letters >= 3 && end === name.length);
  return isEnough && known.filter((one) => one.startsWith(start)).length === 1;
}

/** The list and the name of its item: "familyPackages › family-4-nights-5-days". */
export function itemName(name: CollectionName, item: unknown, index?: number): string {
  if (index === undefined) return name;
  const own = item as { slug?: unknown; id?: unknown; label?: unknown } | null | undefined;
  const called = [own?.slug, own?.id, own?.label].find((value) => value !== undefined);
  return `${name} › ${called === undefined || called === '' ? `item ${index + 1}` : String(called)}`;
}

/** Turns ['activities', 2, 'image', 'src'] into activities[3].image.src, which counts from one. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part + 1}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
