import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * In bytes: what a new connection sends at once is 14.6 KB, and half a kilobyte of it are headers. A
 * larger page needs another journey to the visitor and back before all of it is there.
 */
const firstRound = 14_000;

type Page = { name: string; bytes: number };

/**
 * Says how large the heaviest page is as it is sent, and which pages are more than a first round.
 * @param root the export folder with its compressed copies
 * @returns lines for whoever builds the site
 */
export async function weighPages(root: string): Promise<{ line: string; warning?: string }> {
  const names = await readdir(root, { recursive: true });
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html.br'))
      .map(async (name): Promise<Page> => {
        const { size } = await stat(path.join(root, name));
        return { name: name.replace(/\.html\.br$/, ''), bytes: size };
      }),
  );
  const [heaviest, ...others] = pages.sort((a, b) => b.bytes - a.bytes);
  if (!heaviest) return { line: 'No page has a compressed copy' };
  const heavy = [heaviest, ...others].filter(({ bytes }) => bytes > firstRound);
  return {
    line: `The heaviest page is ${told(heaviest)}`,
    ...(heavy.length > 0 && {
      warning: `More than a new connection sends at once (14.0 KB): ${heavy.map(told).join(', ')}`,
    }),
  };
}

function told({ name, bytes }: Page): string {
  return `${name} with ${(bytes / 1000).toFixed(1)} KB`;
}
