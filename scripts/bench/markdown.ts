/** A table in Markdown, with its columns as wide as they must be. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]) {
  const lines = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...lines.map((row) => row[column]?.length ?? 0)),
  );
  const draw = (cells: readonly string[]) =>
    `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`;
  const [first = [], ...others] = lines;
  return [draw(first), draw(widths.map((width) => '-'.repeat(width))), ...others.map(draw)].join(
    '\n',
  );
}

/**
 * Puts a text between its two marks, or with them at the end when they are not there yet.
 * @param name what the marks are called: `<!-- name -->` and `<!-- /name -->`
 */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const section = `${start}\n\n${text.trim()}\n\n${end}`;
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}
