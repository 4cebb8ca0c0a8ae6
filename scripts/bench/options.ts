import { parseArgs } from 'node:util';

/** What can be measured, in the order in which it is. */
export const measurements = ['lighthouse', 'bytes', 'tap', 'modal', 'growth'] as const;

export type Measurement = (typeof measurements)[number];

export type Options = {
  /** How often everything is measured that differs from one time to the next. */
  runs: number;
  /** The addresses to measure; undefined for one of every kind. */
  routes: string[] | undefined;
  only: Measurement[];
  /** How many times the content of a growth run has what the site has. */
  times: number[];
  /** Whether the run has all that a section of docs/performance.md shows. */
  whole: { bench: boolean; growth: boolean };
};

/** Of these the table is made; growth takes long and has a table of its own. */
const usual = measurements.filter((name) => name !== 'growth');
const fewestRuns = 5;
const allTimes = [1, 10, 50];

/**
 * Reads the words after `npm run bench --`.
 * @throws an Error with one line when one of them makes no sense
 */
export function readOptions(words: string[]): Options {
  const { values } = parseArgs({
    args: words,
    options: {
      runs: { type: 'string', default: String(fewestRuns) },
      routes: { type: 'string' },
      only: { type: 'string' },
      growth: { type: 'boolean', default: false },
      times: { type: 'string', default: allTimes.join(',') },
    },
  });
  const runs = readNumber('--runs', values.runs);
  const routes = values.routes?.split(',').map(readRoute);
  const only = readOnly(values.only, values.growth);
  const times = values.times.split(',').map((word) => readNumber('--times', word));
  if (times[0] !== 1) throw new Error('--times must start with 1: all others are held against it');
  const whole = {
    bench: usual.every((name) => only.includes(name)) && !routes && runs >= fewestRuns,
    growth: only.includes('growth') && allTimes.every((time) => times.includes(time)),
  };
  return { runs, routes, only, times, whole };
}

function readOnly(only: string | undefined, growth: boolean): Measurement[] {
  if (only === undefined) return growth ? ['growth'] : usual;
  return only.split(',').map((word) => {
    const found = measurements.find((name) => name === word);
    if (!found) throw new Error(`--only knows ${measurements.join(', ')}, and not "${word}"`);
    return found;
  });
}

function readRoute(word: string): string {
  if (word.startsWith('/')) return word;
  throw new Error(`--routes takes addresses such as /,/packages, and not "${word}"`);
}

function readNumber(flag: string, word: string): number {
  if (/^[1-9]\d*$/.test(word)) return Number(word);
  throw new Error(`${flag} takes whole numbers from 1, and not "${word}"`);
}
