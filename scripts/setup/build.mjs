import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '../files-in.mjs';
import { inboxSettings, isMailSetUp } from './inbox-settings.mjs';
import { root, run } from './run.mjs';

const folder = fileURLToPath(root);

/**
 * The two sites that the commands build. The one under test has its own content, so that the
 * owner's changes cannot break a test. Its tsconfig maps `@/content/` to e2e/content/.
 */
const sites = {
  live: {
    exportFolder: 'out',
    content: ['content'],
    env: () => (isMailSetUp() ? {} : inboxSettings),
  },
  test: {
    exportFolder: '.generated/test-site',
    content: ['content/schema', 'e2e/content', 'e2e/tsconfig.json', 'test/factories.ts'],
    env: () => ({
      ...inboxSettings,
      EXPORT_DIR: '.generated/test-site',
      TSX_TSCONFIG_PATH: 'e2e/tsconfig.json',
    }),
  },
};

/** The export folder of the site under test. */
export const testSite = sites.test.exportFolder;

/** The folders that an export is built from, besides its content. */
const code = ['app', 'client', 'components', 'lib', 'photographs', 'public', 'scripts'];
const files =
  /^(package(-lock)?\.json|tsconfig\.json|(next|postcss|tailwind)\.config\.\w+|\.env.*)$/;

/** Files below public/ that earlier builds have written. */
const built = /^public\/photos\//;

/**
 * Builds a site, unless its last build was made from the same files and settings.
 * @param {keyof typeof sites} site
 */
export async function build(site) {
  const { exportFolder, content, env } = sites[site];
  const mark = path.join(folder, '.generated', `build-${site}`);
  const wanted = fingerprint(content, env());
  const isThere = existsSync(path.join(folder, exportFolder, 'index.html')) && existsSync(mark);
  if (isThere && readFileSync(mark, 'utf8') === wanted) {
    return { ok: true, output: '', summary: 'nothing has changed' };
  }
  rmSync(mark, { force: true });
  const result = await run('npm', ['run', '--silent', 'build'], { env: env() });
  mkdirSync(path.dirname(mark), { recursive: true });
  if (result.ok) writeFileSync(mark, wanted);
  return result;
}

/**
 * A hash of all files of a build and of the settings that are built into its pages.
 * @param {string[]} content
 * @param {Record<string, string>} env
 */
function fingerprint(content, env) {
  const own = readdirSync(folder).filter((name) => files.test(name));
  const names = [...own, ...[...code, ...content].flatMap(listFiles)];
  const hash = createHash('sha256');
  for (const name of names.sort()) {
    hash.update(`${name}\0`).update(readFileSync(path.join(folder, name)));
  }
  const settings = Object.entries({ ...process.env, ...env }).filter(([name]) =>
    name.startsWith('NEXT_PUBLIC_'),
  );
  return hash.update(JSON.stringify(settings.sort())).digest('hex');
}

/** @param {string} name a file or a folder @returns {string[]} the file, or all files in it */
function listFiles(name) {
  if (path.extname(name)) return existsSync(path.join(folder, name)) ? [name] : [];
  return filesIn(path.join(folder, name))
    .map((file) => `${name}/${file}`)
    .filter((file) => !built.test(file));
}
