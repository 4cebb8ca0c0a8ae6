import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aliases } from '@/lib/aliases';

/** A file of the export. `address` is where it is found: `/packages` for packages.html. */
export type Exported = { name: string; address: string; end: string };

const compressed = /\.(?:br|gz)$/;
const forHosts = ['_headers', '_redirects', '.nojekyll'];

/**
 * What a host must serve: everything in the export but compressed copies, rules for hosts, the error
 * page and the pages of old addresses. Sorted by name.
 */
export function listExported(folder: string): Exported[] {
  const old = Object.keys(aliases).map((alias) => `${alias.slice(1)}.html`);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => !compressed.test(name) && !forHosts.includes(name) && !old.includes(name))
    .filter((name) => name !== '404.html' && !name.startsWith('_not-found'))
    .sort()
    .map((name) => ({
      name,
      address: addressOf(name),
      end: name.slice(name.lastIndexOf('.') + 1),
    }));
}

export function contentOf(folder: string, name: string): Buffer {
  return readFileSync(path.join(folder, name));
}

export function exists(folder: string, name: string): boolean {
  return existsSync(path.join(folder, name));
}

/** Brackets and the like are escaped, as browsers do. */
function addressOf(name: string): string {
  if (name === 'index.html') return '/';
  return `/${name
    .replace(/\.html$/, '')
    .split('/')
    .map(encodeURIComponent)
    .join('/')}`;
}
