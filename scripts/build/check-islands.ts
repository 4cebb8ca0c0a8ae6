import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { filesIn } from '../files-in.mjs';

/**
 * Finds components whose code would never start in browsers: Next's scripts are removed from the pages, so only what
 * <Island> renders is hydrated.
 * @returns a sentence with the name of the file for each
 */
export function checkIslands(): string[] {
  const files = ['app', 'components'].flatMap((folder) =>
    filesIn(folder).map((name) => `${folder}/${name}`),
  );
  return files
    .filter((file) => file.endsWith('.tsx') && !/\.(island|test)\.tsx$/.test(file))
    .flatMap((file) => checkIslandsIn(file, readFileSync(file, 'utf8')));
}

/** @param source a file with components, which is not an island itself */
export function checkIslandsIn(file: string, source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  if (program.directives.some(({ value }) => value.value === 'use client')) {
    const advice = 'Name the file *.island.tsx, and render its component with <Island>.';
    return [`${file} has 'use client', but nothing would start it in a browser. ${advice}`];
  }
  const islands = program.body.flatMap((one) =>
    one.type === 'ImportDeclaration' && one.source.value.endsWith('.island')
      ? one.specifiers.map(({ local }) => local.name)
      : [],
  );
  const stray = findOutsideIsland(program, islands);
  return stray
    ? [`${file} renders <${stray}> outside <Island>: nothing would start it in a browser.`]
    : [];
}

/** The first of these components that is rendered, in the order of the source, without an <Island> around it. */
function findOutsideIsland(node: object, names: readonly string[]): string | undefined {
  const name = 'openingElement' in node ? nameOf(node.openingElement) : '';
  if (name === 'Island') return undefined;
  if (names.includes(name)) return name;
  for (const inner of Object.values(node)) {
    const found = inner instanceof Object && findOutsideIsland(inner, names);
    if (found) return found;
  }
  return undefined;
}

/** The name of a JSX tag; empty for one with a dot or a colon. */
const nameOf = (tag: unknown) => String((tag as { name: { name?: unknown } }).name.name ?? '');
