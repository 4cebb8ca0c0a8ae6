import path from 'node:path';

const maxLines = 120;

/** The texts of files by their paths. */
type Texts = ReadonlyMap<string, string>;

/** What each folder may import of the project: content ← lib ← components ← app. The first that a file is in counts. */
const arrows: Record<string, RegExp> = {
  content: /^content\/schema\//,
  'lib/content/load': /^(lib|content)\//,
  lib: /^(lib|content\/schema)\//,
  // A component knows the content by its props or through lib/, the one door to it; ui/ knows no travel.
  'components/ui': /^(components\/ui|lib\/text)\//,
  'components/layout': /^(components|lib)\//,
  components: /^(components\/(?!layout\/)|lib\/)/,
  client: /^(client|components|lib)\//,
  app: /^(app|components|lib)\/|^(tailwind\.config|\.generated\/)/,
};

/** What browsers alone have. */
const browserNames =
  /(?<![\w.])(document|window|history|location|navigator|(local|session)Storage)(?=\??[.[])/;

/**
 * Finds what the linter can't: which folder imports which, where client code is, how long a component is,
 * where `data-...` attributes and components/ui/dom-hooks.ts do not agree, and where lib/ uses the page.
 * @param texts those of the code and of the styles
 * @returns one line for each problem
 */
export function findStructureFaults(texts: Texts): string[] {
  const code = new Map([...texts].filter(([file]) => !file.endsWith('.css')));
  return [
    ...[...code].flatMap(([file, text]) => inspectFile(file, text)),
    ...findCircles(code),
    ...findHookFaults(texts),
  ];
}

function importsOf(file: string, text: string): string[] {
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']*|@\/[^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(file), name),
  );
}

function inspectFile(file: string, text: string): string[] {
  const found: string[] = [];
  const folder = Object.keys(arrows).find((name) => file.startsWith(`${name}/`)) ?? '';
  for (const name of importsOf(file, text)) {
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
  const code = text.replace(/\/\*.*?\*\/|\/\/[^\n]*/gs, '');
  const [ofPage] = browserNames.exec(code) ?? [];
  if (ofPage && file.startsWith('lib/') && file !== 'lib/browser-storage.ts') {
    found.push(`${file}: lib/ has no DOM, and names ${ofPage}`);
  }
  const lines = text.trimEnd().split('\n').length;
  if (/^(app|components)\/.*tsx$/.test(file) && lines > maxLines) {
    found.push(`${file}: ${lines} lines; a component has ${maxLines} at most, so divide it`);
  }
  return found;
}

/** The folders of components/ and lib/ that import each other, directly or by way of others. */
function findCircles(code: Texts): string[] {
  const folderOf = (file: string) =>
    /^(lib\/content\/\w+|(components|lib)\/[^/.]+)(?=\/)/.exec(file)?.[0];
  const uses = new Map<string, Set<string>>();
  for (const [file, text] of code) {
    const folder = folderOf(file);
    if (!folder) continue;
    const others = importsOf(file, text).flatMap((name) => folderOf(name) ?? []);
    uses.set(folder, new Set([...(uses.get(folder) ?? []), ...others]));
  }
  const usedBy = (folder: string, found = new Set<string>()): Set<string> => {
    for (const used of uses.get(folder) ?? []) {
      if (!found.has(used)) usedBy(used, found.add(used));
    }
    return found;
  };
  return [...uses].flatMap(([folder, used]) => {
    const others = [...used].filter((one) => one !== folder && usedBy(one).has(folder));
    return others.length > 0 ? [`${folder}: in a circle with ${others.join(', ')}`] : [];
  });
}

/** The `data-...` attributes in code and styles that the table of them lacks, and those of it that nothing uses. */
function findHookFaults(texts: Texts): string[] {
  const table = 'components/ui/dom-hooks.ts';
  const hooks = texts.get(table) ?? '';
  const known = new Set(namesIn(hooks, /^ {2}'data-([a-z0-9-]+)'\?:/gm));
  const [parts = ''] = /type Part =[^;]*;/.exec(hooks) ?? [];
  const used = new Map<string, string>();
  const found: string[] = [];
  for (const [file, text] of texts) {
    if (file === table) continue;
    for (const name of hooksOf(text)) used.set(name, file);
    for (const part of namesIn(text, /\[data-part="?([a-z-]+)/g)) {
      if (!parts.includes(`'${part}'`)) found.push(`${file}: the part ${part} is not in ${table}`);
    }
  }
  return [
    ...found,
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
