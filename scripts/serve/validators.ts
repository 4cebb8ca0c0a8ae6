import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Encoding } from './encoding';
import type { ExportFile } from './export-files';

/** What a client sends back to ask whether its copy is still good. Times in ms since 1970. */
export type Validators = { etag: string; mtimeMs: number };

/**
 * Makes the function that computes ETags. It reads a file once and again only when its time or size
 * has changed.
 * @returns a function from a file (and the coding it is sent in) to its strong ETag, quotes
 *   included. It rejects when the file cannot be read.
 */
export function createEtags(): (file: ExportFile, encoding?: Encoding) => Promise<string> {
  const hashes = new Map<string, { stamp: string; hash: Promise<string> }>();

  return async (file, encoding) => {
    const stamp = `${file.mtimeMs} ${file.size}`;
    let known = hashes.get(file.path);
    if (known?.stamp !== stamp) {
      known = { stamp, hash: hashFile(file.path) };
      hashes.set(file.path, known);
      // A failure is not worth remembering: the next request tries again.
      known.hash.catch(() => hashes.delete(file.path));
    }
    return `"${await known.hash}${encoding ? `-${encoding}` : ''}"`;
  };
}

/**
 * Whether the client's copy is still good (304). If-Modified-Since counts only without
 * If-None-Match.
 */
export function isNotModified(
  { ifNoneMatch, ifModifiedSince }: { ifNoneMatch?: string; ifModifiedSince?: string },
  { etag, mtimeMs }: Validators,
): boolean {
  if (ifNoneMatch !== undefined) {
    // W/ says nothing here: If-None-Match compares weakly.
    const tags: string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
    return ifNoneMatch.trim() === '*' || tags.includes(etag);
  }
  const since = parseHttpDate(ifModifiedSince);
  return since !== undefined && toSeconds(mtimeMs) <= toSeconds(since);
}

/**
 * Whether a Range may be answered with a part: always without If-Range, else only when it names
 * exactly this state of the file (a strong ETag or the Last-Modified date).
 */
export function allowsRange(ifRange: string | undefined, { etag, mtimeMs }: Validators): boolean {
  if (ifRange === undefined) return true;
  const date = parseHttpDate(ifRange);
  return ifRange.trim() === etag || (date !== undefined && toSeconds(date) === toSeconds(mtimeMs));
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url').slice(0, 27);
}

/** Date.parse alone would take `1` for a date. */
function parseHttpDate(value: string | undefined): number | undefined {
  if (!value?.trim().endsWith('GMT')) return undefined;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : time;
}

/** HTTP dates know no milliseconds. */
function toSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
