/** An old address and the page that it leads to, both as paths: `/Contact`, `/contact`. */
export type Redirect = { from: string; to: string };

/**
 * Reads the list of old addresses.
 * @param text the content of public/_redirects: lines of `<from> <to> 301`, empty lines and comments
 * @returns the redirects in the order of their lines
 * @throws Error that names the line which is not of this form
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function parseRedirects(text: string): Redirect[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [, from, to] = /^(\/[\w-]+) ((?:\/[\w-]+)+) 301$/.exec(line) ?? [];
      if (!from || !to) throw new Error(`public/_redirects has a line of another form: ${line}`);
      return { from, to };
    });
}
