import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './files-in.mjs';

/**
 * Checks what the linter can't: which folder may import which, where client code may be, how long a component
 * may be, and that `data-...` attributes and components/ui/dom-hooks.ts agree. Prints one line for each
 * problem; exit code 1 when there is one.
 */
const maxLines = 120;

/** What each folder may import of the project: content ← lib ← components ← app. */
const arrows: Record<string, RegExp> = {
  content: /^content\//,
  lib: /^(lib|content)\//,
  // A component knows the content by its props or through lib/, the one door to it; ui/ knows no travel.
  'components/ui': /^(components\/ui|lib\/text)\//,
  'components/layout': /^(components|lib)\//,
  components: /^(components\/(?!layout\/)|lib\/)/,
  client: /^(client|components|lib)\//,
  app: /^(app|components|lib)\/|^(tailwind\.config|\.generated\/)/,
};

const files = ['content', 'lib', 'components', 'client', 'app'].flatMap((folder) =>
  filesIn(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const imports = new Map(files.map((file) => [file, importsOf(file)]));

const problems = [...files.flatMap(inspectFile), ...findCircles(), ...findHookFaults()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);

function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*'(\.[^']*|@\/[^']+)'/g,
  );
  return [...found].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
  );
}

function inspectFile(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found: string[] = [];
  const folder = Object.keys(arrows).find((name) => file.startsWith(`${name}/`)) ?? '';
  for (const name of imports.get(file) ?? []) {
    if (!arrows[folder]?.test(name)) found.push(`${file}: ${folder}/ may not import ${name}`);
  }
  const isClient = /^\s*(['"])use client\1/m.test(text);
  if (isClient !== file.endsWith('.island.tsx')) {
    found.push(
      `${file}: 'use client' belongs into files called .island.tsx, and into each of them`,
    );
  }
  if (/ from '\.\.\//.test(text)) {
    found.push(`${file}: imports across folders begin with @/`);
  }
  if (/^lib\/.*tsx$/.test(file)) found.push(`${file}: lib/ has no components`);
  const lines = text.trimEnd().split('\n').length;
  if (/^(app|components)\/.*tsx$/.test(file) && lines > maxLines) {
    found.push(`${file}: ${lines} lines; a component has ${maxLines} at most, so divide it`);
  }
  return found;
}

/** The folders of components/ and lib/ that import each other, directly or by way of others. */
function findCircles(): string[] {
  const folderOf = (file: string) =>
    /^(lib\/content\/\w+|(components|lib)\/[^/.]+)(?=\/)/.exec(file)?.[0];
  const uses = new Map<string, Set<string>>();
  for (const [file, names] of imports) {
    const folder = folderOf(file);
    if (!folder) continue;
    const others = names.map((name) => folderOf(name)).filter((name) => name !== undefined);
    uses.set(
      folder,
      new Set([...(uses.get(folder) ?? []), ...others.filter((it) => it !== folder)]),
    );
  }
  // A folder that uses none of the rest, or that none of the rest uses, is in no circle.
  const left = new Map(uses);
  for (let before = 0; before !== left.size; ) {
    before = left.size;
    for (const [folder, used] of left) {
      const isUsed = [...left.values()].some((names) => names.has(folder));
      if (!isUsed || ![...used].some((name) => left.has(name))) left.delete(folder);
    }
  }
  return [...left].map(
    ([folder, used]) =>
      `${folder}: in a circle with ${[...used].filter((name) => left.has(name)).join(', ')}`,
  );
}

/** The `data-...` attributes in code and styles that the table of them lacks, and those of it that nothing uses. */
function findHookFaults(): string[] {
  const table = 'components/ui/dom-hooks.ts';
  const known = new Set(namesIn(readFileSync(table, 'utf8'), /^ {2}'data-([a-z0-9-]+)'\?:/gm));
  const styles = ['components', 'app', 'public/print'].flatMap((folder) =>
    filesIn(folder)
      .filter((name) => name.endsWith('.css'))
      .map((name) => `${folder}/${name}`),
  );
  const used = new Map<string, string>();
  for (const file of [...files, ...styles]) {
    if (file === table) continue;
    for (const name of hooksOf(readFileSync(file, 'utf8'))) used.set(name, file);
  }
  return [
    ...[...used]
      .filter(([name]) => !known.has(name))
      .map(([name, file]) => `${file}: data-${name} is not in ${table}`),
    ...[...known]
      .filter((name) => !used.has(name))
      .map((name) => `${table}: nothing uses data-${name}`),
  ];
}

/** The names of attributes in a file: in selectors, JSX, calls and classes of Tailwind, and after `dataset`. */
function hooksOf(text: string): string[] {
  const written =
    /(?<=\[|attr\(|Attribute\('|^\s+|<\w+[^>]*\s)data-([a-z0-9-]+)(?=[\]=~^$*|)'\s/>])|\bdata-([a-z0-9-]+)(?=[:/=]|'\??:)/gm;
  const inScripts = /\bdataset\??\.(\w+)|'(\w+)' in \w+\.dataset/g;
  const taken = [...text.matchAll(/\{([^{}]*)\} = [^;]*dataset\b/g)].flatMap(([, list = '']) =>
    namesIn(list, /(?:^|,)\s*(\w+)/g),
  );
  const camel = [...namesIn(text, inScripts), ...taken];
  return [
    ...namesIn(text, written),
    ...camel.map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, first, second]) => first ?? second ?? '');
}
