import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/** What a page weighs on the wire, in bytes with brotli. */
export type PageWeight = {
  /** Such as packages.html. */
  name: string;
  /** The page itself, with its styles. */
  html: number;
  /** What it brings once it is there: the script files, and its data. */
  scripts: number;
  data: number;
};

/** What a page tells its starter (scripts/finish/hold-scripts.ts). */
const starts = /<script data-scripts="([^"]*)" data-loader="([^"]*)" .*?data-page="([^"]*)"/;

/**
 * Weighs every page of a finished and precompressed export, the heaviest first.
 * @throws when a script is missing that a page wants to bring
 */
export async function weighPages(root: string): Promise<PageWeight[]> {
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.html'));
  const weights = names.map(async (name) => {
    const page = await readFile(path.join(root, name), 'utf8');
    const [, files, loader, data] = starts.exec(page) ?? [];
    const scripts = files && loader ? [...files.split(' '), loader] : [];
    return {
      name,
      html: await weigh(path.join(root, name)),
      scripts: sum(await Promise.all(scripts.map((script) => weigh(path.join(root, script))))),
      data: data ? await weigh(path.join(root, data)) : 0,
    };
  });
  return (await Promise.all(weights)).sort(
    (a, b) => b.html - a.html || a.name.localeCompare(b.name),
  );
}

/** One line for each page, in kB, under a heading. */
export function describeWeights(weights: readonly PageWeight[]): string {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);
  const lines = weights.map(
    ({ name, html, scripts, data }) => `${kb(html)}${kb(scripts)}${kb(data)}  ${name}`,
  );
  return `${['  kB html', '  scripts', '     data'].join('')}  page\n${lines.join('\n')}\n`;
}

/** The size of the brotli copy, or of a file that is too small to have one. */
async function weigh(file: string): Promise<number> {
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
