import { findBracketSlip } from './source/pairs';
import { readSource } from './source/read';
import { type Slip, shownLine } from './source/slip';

export type { Slip };

/** Why a file cannot be used: esbuild's words with the line, or those of the program that ran it. */
export type Complaint = { text: string; line?: number | undefined };

/**
 * Says in one plain sentence what is wrong with the source of a content file.
 * @param source the whole file
 * @param complaint why it cannot be used; undefined when it can
 * @param file its path from the project's root
 * @returns undefined for a source without a slip
 */
export function findSlip(
  source: string,
  complaint?: Complaint,
  file = 'content',
): Slip | undefined {
  if (source.trim() === '') {
    const expected = `its entries; to bring back the last saved ones, type: git checkout ${file}`;
    return { line: 1, problem: 'The file is empty.', expected };
  }
  const foreign = findForeign(source);
  if (foreign) return foreign;
  const { slip: read } = readSource(source);
  const isBracket = read ? read.brackets : complaint;
  const isRead = (edited: string) => readSource(edited).isWhole;
  const slip = (isBracket && findBracketSlip(source, isRead)) || read;
  // A file that can be used may be more than data, such as a program with names of its own.
  if (!complaint) return slip?.quiet ? slip : undefined;
  return slip ?? translate(source, complaint);
}

/** What no content file is, whatever its data say. */
function findForeign(source: string): Slip | undefined {
  const at = (pattern: RegExp) => {
    const index = source.search(pattern);
    return index < 0 ? undefined : source.slice(0, index).split('\n').length;
  };
  const again = 'the file saved again by a text editor such as VS Code, as UTF-8';
  if (source.includes('\0')) {
    return { line: 1, problem: 'The file is saved as UTF-16, and not as UTF-8.', expected: again };
  }
  if (/^(\{\\rtf|PK\W|\s*<(!doctype|html))/i.test(source)) {
    return { line: 1, problem: 'The file was saved by a word processor.', expected: again };
  }
  const broken = at(/\ufffd/);
  if (broken !== undefined) {
    return {
      line: broken,
      problem: 'This line has a letter that is not saved as UTF-8.',
      expected: `the letter typed again, and ${again}`,
    };
  }
  const conflict = at(/^(<{7}|={7}|>{7})/m);
  if (conflict === undefined) return undefined;
  return {
    line: conflict,
    problem: 'Two people changed the same lines, and git has marked both versions here.',
    expected: 'one of the two versions, without the lines of <<<<<<<, ======= and >>>>>>>',
  };
}

/** What is left of the complaints when a source reads like plain data, or is more than that. */
function translate(source: string, { text, line = 1 }: Complaint): Slip {
  const quoted = /"([^"]*)"/.exec(text)?.[1] ?? '';
  if (/same name|already been declared/.test(text)) {
    return { line, problem: `${quoted} stands twice in this file.`, expected: 'each list once' };
  }
  if (/multi-line comment/.test(text)) {
    const start = source.slice(0, source.lastIndexOf('/*')).split('\n').length;
    return {
      line: start,
      problem: 'The note that begins with /* has no */.',
      expected: '*/ at its end',
    };
  }
  if (/Unterminated string/.test(text)) {
    return {
      line,
      problem: 'A text in this line has no quote at its end.',
      expected: "straight quotes ' ' at both ends of a text",
    };
  }
  const missing = /^(\S+) is not defined/.exec(text)?.[1];
  if (missing) {
    const found = source.search(new RegExp(`(?<![\\w'])${missing.replace('$', '\\$')}(?![\\w'])`));
    return {
      line: source.slice(0, Math.max(found, 0)).split('\n').length,
      problem: `“${missing}” has no quotes around it, and is no name that this file knows.`,
      expected: `'${missing}', or another value`,
    };
  }
  return {
    line,
    problem: 'Something in this line, or just above it, is not written as in the other files.',
    expected: `commas, quotes and brackets in pairs: ${shownLine(source, line)}`,
  };
}

/**
 * Says what has become of a content file that is not there.
 * @param name its name, such as packages.ts
 * @param others the names of the files that are in its folder
 */
export function findAbsence(name: string, others: readonly string[]): Omit<Slip, 'line'> {
  const stem = name.replace(/\.ts$/, '').toLowerCase();
  const near = others.find(
    (other) => other.toLowerCase().startsWith(stem) && /^[. ([-]/.test(other.slice(stem.length)),
  );
  return near
    ? { problem: `The file is called ${near}.`, expected: `the name ${name}, letter by letter` }
    : { problem: 'The file is missing.', expected: `the file ${name}, from git or from a copy` };
}
