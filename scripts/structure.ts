import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Checks what the linter can't: where client code may be, and how long a component may be.
 * Prints one line for each fault; exit code 1 when there is one.
 */
const maxLines = 120;

const faults = ['app', 'client', 'components', 'lib', 'content'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .flatMap(inspect),
);

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);

function inspect(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const found: string[] = [];
  const isClient = /^\s*(['"])use client\1/m.test(text);
  const isTest = /\.test\.tsx?$/.test(file);
  if (isClient !== file.endsWith('.island.tsx')) {
    found.push(
      `${file}: 'use client' belongs into files called .island.tsx, and into each of them`,
    );
  }
  const lines = text.trimEnd().split('\n').length;
  if (/^(app|components)\//.test(file) && file.endsWith('.tsx') && !isTest && lines > maxLines) {
    found.push(`${file}: ${lines} lines; a component has ${maxLines} at most, so divide it`);
  }
  return found;
}
