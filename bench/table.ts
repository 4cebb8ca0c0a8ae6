import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';

const digits = { ms: 0, s: 1, KB: 1, '×': 2, '': 3 };

type Unit = keyof typeof digits;

/** A number with its unit, rounded. */
function show(value: number, unit: Unit): string {
  return `${round(value, unit)} ${unit}`.trim();
}

/** A number as a cell of a table: bold when it misses its target. */
export function mark(text: string, isMet: boolean): string {
  return isMet ? text : `**${text}**`;
}

/** A line of a table: the name, the target, the number, and whether it meets the target. */
export function row(what: string, value: number, most: number, unit: Unit): string[] {
  const isMet = round(value, unit) <= most;
  return [what, `≤ ${show(most, unit)}`, mark(show(value, unit), isMet), isMet ? 'met' : 'missed'];
}

function round(value: number, unit: Unit): number {
  return Number(value.toFixed(digits[unit]));
}

/** A table in Markdown. @param lines cells by line; the first line is the head */
export function table([head = [], ...lines]: string[][]): string {
  const write = (cells: string[]) => `|${cells.join('|')}|`;
  return [head, head.map(() => '---'), ...lines].map(write).join('\n');
}

/** Prints tables and writes them into docs/performance.md, between `<!-- pages -->` and `<!-- /pages -->`. */
export function publish(...tables: string[]): void {
  const day = new Intl.DateTimeFormat('sv-SE').format(new Date());
  const [cpu] = os.cpus();
  const machine = `${os.cpus().length} cores of ${cpu?.model}, Node ${process.versions.node}`;
  const text = [`Measured on ${day}, ${machine}.`, ...tables].join('\n\n');
  console.log(`\n${text}`);
  const file = 'docs/performance.md';
  const section = /(?<=<!-- pages -->).*(?=<!-- \/pages -->)/s;
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(section, () => `\n\n${text}\n\n`),
  );
}
