/** Both ends in bytes from the start of the file, both included. */
export type ByteRange = { start: number; end: number };

/**
 * Reads a Range header.
 * @param header for instance `bytes=0-499`, `bytes=500-` or `bytes=-500`
 * @param size of the file in bytes
 * @returns the range; 'unsatisfiable' when it lies behind the end of the file (416); undefined when
 *   the header is to be ignored: none, malformed, another unit, or several ranges
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (!first) return lastBytes(Number(last), size);

  const start = Number(first);
  const end = last ? Number(last) : Number.POSITIVE_INFINITY;
  if (start > end) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: Math.min(end, size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (count === 0) return 'unsatisfiable';
  // Content-Range has no way to write "all of nothing".
  if (size === 0) return undefined;
  return { start: Math.max(size - count, 0), end: size - 1 };
}
