import { realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Encoding, encodings } from './encoding';

/** A file of the export. `name` is its path inside the export (with /), `path` the real place. */
export type ExportFile = { name: string; path: string; size: number; mtimeMs: number };

export type Resolution =
  | { kind: 'file'; file: ExportFile }
  | { kind: 'redirect'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' };

/** The page that answers for everything that is missing. It has no address of its own. */
export const errorPage = '404.html';

/**
 * Finds what a request path stands for. Every file has one address (packages.html is `/packages`,
 * index.html is `/`, others are called by their name); any other spelling of it is a redirect.
 * @param root the export folder
 * @param pathname the path of a URL, still percent-encoded
 * @returns the file, the address to redirect to (a path, without query), or why there is none
 */
export async function resolveAddress(root: string, pathname: string): Promise<Resolution> {
  const names = decode(pathname.slice(1).split('/'));
  if (names === undefined) return { kind: 'malformed' };

  const hasSlashAtEnd = names.length > 1 && names.at(-1) === '';
  if (hasSlashAtEnd || pathname === '/') names.pop();
  // This check keeps redirects on the site, too: no empty name, no // at the start of an address.
  if (!names.every(isPublicName)) return { kind: 'missing' };

  const name = names.join('/');
  const file =
    name === ''
      ? await findFile(root, 'index.html')
      : ((await findFile(root, name)) ?? (await findFile(root, `${name}.html`)));
  if (!file || file.name === errorPage) return { kind: 'missing' };

  const address = addressOf(file.name);
  if (`/${name}${hasSlashAtEnd ? '/' : ''}` === address) return { kind: 'file', file };
  return { kind: 'redirect', location: address.split('/').map(encodeURIComponent).join('/') };
}

/**
 * Looks for a file in the export, by its exact name.
 * @returns undefined when there is none, when it is a folder, or when a symlink leads out of the
 *   export. Errors other than "no such file" are thrown.
 */
export async function findFile(root: string, name: string): Promise<ExportFile | undefined> {
  try {
    const base = await realpath(root);
    const wanted = path.join(base, name);
    const real = await realpath(wanted);
    if (!isInside(base, real) || differsInCaseOnly(wanted, real)) return undefined;
    const stats = await stat(real);
    if (!stats.isFile()) return undefined;
    return { name, path: real, size: stats.size, mtimeMs: stats.mtimeMs };
  } catch (error) {
    if (isAbsence(error)) return undefined;
    throw error;
  }
}

/** The compressed copies beside a file, the preferred coding first. */
export async function findVariants(
  root: string,
  file: ExportFile,
): Promise<Map<Encoding, ExportFile>> {
  const variants = new Map<Encoding, ExportFile>();
  for (const { name, suffix } of encodings) {
    const variant = await findFile(root, `${file.name}${suffix}`);
    if (variant) variants.set(name, variant);
  }
  return variants;
}

function decode(parts: string[]): string[] | undefined {
  try {
    return parts.map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/** No empty name, dotfile, `..`, hidden separator or NUL, no compressed copy, no rules for hosts. */
function isPublicName(name: string): boolean {
  if (name === '' || name.startsWith('.') || /[/\\\0]/.test(name)) return false;
  if (name === '_headers' || name === '_redirects') return false;
  return !encodings.some(({ suffix }) => name.endsWith(suffix));
}

function addressOf(name: string): string {
  return name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`;
}

/** Whether the second path, both absolute, is below the first. */
export function isInside(base: string, real: string): boolean {
  const way = path.relative(base, real);
  return way !== '' && way.split(path.sep)[0] !== '..' && !path.isAbsolute(way);
}

/** macOS and Windows would find Packages.html as packages.html; the real host does not. */
function differsInCaseOnly(wanted: string, real: string): boolean {
  return wanted !== real && wanted.toLowerCase() === real.toLowerCase();
}

function isAbsence(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES'].includes(code ?? '');
}
