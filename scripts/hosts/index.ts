import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { hostFiles } from './host-files';

/**
 * `npm run hosts` writes the ready files for hosts into hosts/, `--check` only compares and names what
 * is out of step with scripts/hosts/ (exit code 1). Everything in hosts/ is written here.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const files = hostFiles();

const changed = [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);
const stale = existing().filter((file) => !files.has(file));

if (process.argv.includes('--check')) {
  const problems = [
    ...changed.map((file) => `${read(file) === undefined ? 'missing' : 'differs'}  ${file}`),
    ...stale.map((file) => `stale    ${file}`),
  ];
  if (problems.length > 0) {
    console.error('Files for hosts are out of step with scripts/hosts/ (run "npm run hosts"):');
    console.error(problems.map((problem) => `  ${problem}`).join('\n'));
    process.exit(1);
  }
  console.log(`In step with scripts/hosts/: ${files.size} files.`);
} else {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text, { mode: file.endsWith('.sh') ? 0o755 : 0o644 });
  }
  for (const file of stale) rmSync(path.join(root, file));
  console.log(`${files.size} files: ${changed.length} written anew, ${stale.length} removed.`);
}

/** A file's text; undefined when there is none. git may have given it Windows' line ends. */
function read(file: string): string | undefined {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8').replaceAll('\r\n', '\n') : undefined;
}

/** All files that are in hosts/ now, as paths in the project. */
function existing(): string[] {
  const folder = path.join(root, 'hosts');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}
