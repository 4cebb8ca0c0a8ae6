import type { Token } from './tokens';

/** A slip of the pen in a content file, in the words of the report. */
export type Slip = {
  /** Counted from one. */
  line: number;
  /** One plain sentence: A comma is missing at the end of this line. */
  problem: string;
  /** What to write instead. */
  expected: string;
  /** Whether the file can be read in spite of it, though not as it was meant. */
  quiet?: boolean;
  /** Whether a bracket without a partner, perhaps far from here, is what is wrong, if there is one. */
  brackets?: boolean;
};

/** A slip in the line of a token. */
export function slip({ line }: Pick<Token, 'line'>, problem: string, expected: string): Slip {
  return { line, problem, expected };
}

/** What to write for a field without a value. */
export const noValue = (name: string) => `a value after ${name}: or no such line`;

/** Thrown where reading ends: with the slip, or without one where a source is more than plain data. */
export class Stop extends Error {
  constructor(readonly slip?: Slip) {
    super(slip?.problem);
  }
}

/** The line of a source, as it is shown to editors: without the spaces around it, and not too long. */
export function shownLine(source: string, line: number): string {
  const text = (source.split('\n')[line - 1] ?? '').trim();
  return text.length > 100 ? `${text.slice(0, 60)} … ${text.slice(-35)}` : text;
}

/** The rest of the line from a token on. */
export function restOfLine(source: string, { start }: Token): string {
  return source.slice(start).split('\n')[0] ?? '';
}

/** The words of a text, without its quotes. */
export function wordsOf({ text, open }: Token): string {
  return text.slice(1, open ? undefined : -1);
}
