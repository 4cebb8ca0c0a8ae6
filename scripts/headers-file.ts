/** A header of a `_headers` file, with its pattern: a path, or a prefix followed by *. */
type HeaderRule = { pattern: string; name: string; value: string };

/**
 * Parses a `_headers` file.
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 */
export function parseHeaders(text: string): HeaderRule[] {
  let pattern = '';
  return text.split(/\r?\n/).flatMap((source) => {
    const line = source.trim();
    if (line.startsWith('/')) pattern = line;
    const [, name, value] = /^([\w-]+): *(.+)$/.exec(line) ?? [];
    return name && value ? [{ pattern, name, value }] : [];
  });
}

/** Whether a rule applies to a path. */
export function isCovered(path: string, { pattern }: HeaderRule): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
