import { readFileSync } from 'node:fs';
import { parse } from '@babel/parser';
import { filesIn } from '../files-in.mjs';

/**
 * Finds components whose code would never start in browsers. The build removes Next's scripts from the pages, so only
 * the components that <Island> renders are hydrated.
 * @returns a sentence for each file with such a component
 */
export function checkIslands(): string[] {
  const files = ['app', 'components'].flatMap((folder) =>
    filesIn(folder).map((name) => `${folder}/${name}`),
  );
  const parts = files.filter((name) => /(?<!\.island|\.test)\.tsx$/.test(name));
  return parts.flatMap((name) => checkIslandsIn(name, readFileSync(name, 'utf8')));
}

/** Checks a file with components that is not an island itself. */
export function checkIslandsIn(file: string, source: string): string[] {
  const { program } = parse(source, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  if (program.directives.some(({ value }) => value.value === 'use client')) {
    return [`${file} has 'use client', but only components in *.island.tsx start in browsers.`];
  }
  const islands = program.body
    .flatMap((statement) => (statement.type === 'ImportDeclaration' ? statement : []))
    .filter((statement) => statement.source.value.endsWith('.island'))
    .flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name));
  const stray = findOutsideIsland(program, islands);
  return stray ? [`${file} renders <${stray}> outside <Island>, so its code never starts.`] : [];
}

/** Finds the first of these components that is rendered outside an <Island>. */
function findOutsideIsland(node: object, names: readonly string[]): string | undefined {
  const tag = (node as { openingElement?: { name: { name?: string } } }).openingElement?.name.name;
  if (tag === 'Island') return undefined;
  if (tag && names.includes(tag)) return tag;
  const children = Object.values(node).filter((value) => value instanceof Object);
  return children.map((child) => findOutsideIsland(child, names)).find((found) => found);
}
