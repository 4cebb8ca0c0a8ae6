import type { Fault } from './fault';

/**
 * The report of texts that write a fact out: each fact once, with the places of all its texts, so that
 * whoever changes the fact finds them.
 * @param written what `findWrittenFigures` has found, with lines
 */
export function formatFigures(written: Fault[]): string {
  const told = new Set(written.map(headOf));
  const groups = [...told].map((head) => {
    const same = written.filter((fault) => headOf(fault) === head);
    return `${sentence(same)}\n${same.map((fault) => `  ${placeOf(fault)}`).join('\n')}`;
  });
  return `Facts written out in texts; a change of the fact will not reach them.\n\n${groups.join('\n\n')}\n`;
}

const headOf = ({ problem, expected }: Fault) => `${problem} ${expected}`;

function sentence(same: Fault[]): string {
  const [{ problem, expected } = { problem: '', expected: '' }] = same;
  const said =
    same.length === 1
      ? `This text ${problem}`
      : `These ${same.length} texts ${problem.replace(/^says/, 'say')}`;
  return `${said}. Write ${expected}:`;
}

function placeOf({ file, line, item, field }: Fault): string {
  return `${file}${line === undefined ? '' : `, line ${line}`}: ${item} › ${field}`;
}
