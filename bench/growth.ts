import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { publish, row, show, table } from './table';

/** The content files whose lists grow, and the pages with their cards. */
const files = ['packages', 'destinations', 'watersports', 'sightseeing', 'posts'];
const pages = ['packages', 'topplaces', 'watersports', 'sightseeing', 'blogs'];

/**
 * Builds the site with 1 and with 10 times its content, each into its own folder, and publishes the
 * comparison: nothing may grow faster than the content, scripts may not grow at all, and part of the
 * build time is constant.
 * @throws an Error when a build fails; the reason is on the console then
 */
export function benchGrowth(): void {
  const [one, ten] = [build(1), build(10)];
  const lines = Object.entries(one).map(([what, [value, unit, most]]) => {
    const larger = ten[what]?.[0] ?? Number.NaN;
    return [...row(what, larger / value, most, '×'), show(value, unit), show(larger, unit)];
  });
  publish('growth', table([['What', 'Target', 'Measured', '', '1 ×', '10 ×'], ...lines]));
}

/**
 * Builds from a copy of the content, which TSX_TSCONFIG_PATH selects, into EXPORT_DIR.
 * @returns numbers, their units, and the largest factor that 10 times the content may cause
 */
function build(times: number): Record<string, [number, 's' | 'KB', number]> {
  const folder = `.generated/growth-${times}`;
  rmSync(folder, { recursive: true, force: true });
  cpSync('content', `${folder}/content`, { recursive: true });
  for (const name of files) {
    const file = `${folder}/content/${name}.ts`;
    const lists = [...readFileSync(file, 'utf8').matchAll(/^export const (\w+): \w+\[\]/gm)];
    const calls = lists.map(([, list]) => `grow(${list}, ${times});`);
    appendFileSync(file, `import { grow } from '@/bench/grow';\n${calls.join('\n')}\n`);
  }
  const paths = {
    '@/content/schema/*': ['../../content/schema/*'],
    '@/content/*': ['./content/*'],
    '@/*': ['../../*'],
  };
  const [tsconfig, out] = [`${folder}/tsconfig.json`, `${folder}/out`];
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { paths } }),
  );
  // Both builds start from nothing.
  for (const cache of ['.next', '.generated/share-images'])
    rmSync(cache, { recursive: true, force: true });
  const startedAt = Date.now();
  const env = { ...process.env, TSX_TSCONFIG_PATH: tsconfig, EXPORT_DIR: out };
  const { status } = spawnSync('npm run build', { env, stdio: 'inherit', shell: true });
  if (status !== 0) throw new Error(`The site with ${times} times its content cannot be built`);
  const time = (Date.now() - startedAt) / 1000;
  const size = (file: string) => statSync(`${out}/${file}`).size / 1000;
  const scripts = readdirSync(`${out}/_next/static`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + size(`_next/static/${name}`), 0);
  const weights = pages.flatMap((name) => [
    [`/${name}`, [size(`${name}.html`), 'KB', 10]],
    [`/${name}, packed`, [size(`${name}.html.br`), 'KB', 10]],
  ]);
  rmSync(folder, { recursive: true });
  return {
    'build time': [time, 's', 3],
    scripts: [scripts, 'KB', 1],
    ...Object.fromEntries(weights),
  };
}
