import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { filesIn } from '../files-in.mjs';

/**
 * Finds components whose code would never start in browsers: Next's scripts are removed from the pages, so only what
 * <Island> renders is hydrated.
 * @returns a sentence for each file
 */
export function checkIslands(): string[] {
  const files = ['app', 'components'].flatMap((folder) =>
    filesIn(folder).map((name) => `${folder}/${name}`),
  );
  const parts = files.filter((name) => /(?<!\.island|\.test)\.tsx$/.test(name));
  return parts.flatMap((name) => checkIslandsIn(name, readFileSync(name, 'utf8')));
}

/** @param source a file with components, which is not an island itself */
export function checkIslandsIn(file: string, source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  if (program.directives.some(({ value }) => value.value === 'use client')) {
    return [`${file} has 'use client', but only components in *.island.tsx start in browsers.`];
  }
  const islands = program.body
    .flatMap((one) => (one.type === 'ImportDeclaration' ? one : []))
    .filter((one) => one.source.value.endsWith('.island'))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const stray = findOutsideIsland(program, islands);
  return stray ? [`${file} renders <${stray}> outside <Island>, so it starts in no browser.`] : [];
}

/** The first of these components that is rendered without an <Island> around it. */
function findOutsideIsland(node: object, names: readonly string[]): string | undefined {
  const tag = (node as { openingElement?: { name: { name?: string } } }).openingElement?.name.name;
  if (tag === 'Island') return undefined;
  if (tag && names.includes(tag)) return tag;
  const inner = Object.values(node).filter((value) => value instanceof Object);
  return inner.map((one) => findOutsideIsland(one, names)).find((found) => found !== undefined);
}
