import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run } from './run.mjs';

const folder = fileURLToPath(root);

/** What the export is made of. */
const inputs = [
  'app',
  'components',
  'content',
  'lib',
  'photographs',
  'public',
  'scripts',
  'next.config.mjs',
  'package-lock.json',
  'package.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

/**
 * Builds the export, unless the last build into the same folder was made from the very same files
 * and settings.
 * @param {{ into?: string, env?: Record<string, string> }} [options] the folder, and settings that
 *   are built into the pages
 * @returns {boolean} whether the export is there and up to date
 */
export function ensureBuilt({ into = 'out', env = {} } = {}) {
  const target = path.join(folder, into);
  const mark = path.join(folder, '.generated', `build-${path.basename(into)}`);
  const wanted = fingerprint(env);
  if (existsSync(target) && existsSync(mark)) {
    if (readFileSync(mark, 'utf8') === wanted) return true;
  }
  rmSync(mark, { force: true });
  if (!run('npm', ['run', '--silent', 'build'], { env })) return false;
  mkdirSync(path.dirname(mark), { recursive: true });
  if (into !== 'out') {
    // Next exports into out/ alone: what stood there before is gone.
    rmSync(target, { recursive: true, force: true });
    renameSync(path.join(folder, 'out'), target);
  }
  writeFileSync(mark, wanted);
  return true;
}

/**
 * A hash of all inputs, and of the settings that are built into the pages.
 * @param {Record<string, string>} env
 */
function fingerprint(env) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(listFiles)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)))
      .update('\0');
  }
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    name.startsWith('NEXT_PUBLIC_'),
  );
  hash.update(JSON.stringify(settings.sort()));
  for (const file of readdirSync(folder)
    .filter((name) => name.startsWith('.env'))
    .sort()) {
    hash.update(file).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest('hex');
}

/** What the build itself writes below its inputs. */
const built = ['details', 'photos', 'share'].map((name) => path.join('public', name));

/** @param {string} name a file or a folder @returns {string[]} the file, or all files in it */
function listFiles(name) {
  const full = path.join(folder, name);
  if (!existsSync(full) || built.includes(name)) return [];
  if (statSync(full).isFile()) return [name];
  return readdirSync(full)
    .sort()
    .flatMap((inner) => listFiles(path.join(name, inner)));
}
