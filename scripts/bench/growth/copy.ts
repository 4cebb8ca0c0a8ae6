import { spawnSync } from 'node:child_process';
import { appendFile, cp } from 'node:fs/promises';
import path from 'node:path';
import { growing } from './lists';

/** What a build makes, and what it does not read. */
const left = [
  'node_modules',
  '.git',
  '.next',
  '.generated',
  'out',
  'test-results',
  'enquiries',
  path.join('public', 'details'),
  path.join('public', 'photos'),
  path.join('public', 'share'),
];

/**
 * Copies the project to where no build has been, with more content.
 * @param to a folder that does not exist yet
 * @param times how many times the items that the site has; 1 leaves the content as it is
 */
export async function copyProject(from: string, to: string, times: number): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (name) => !left.includes(path.relative(from, name)),
  });
  await linkPackages(path.join(from, 'node_modules'), path.join(to, 'node_modules'));
  if (times === 1) return;
  for (const { file, names } of growing) {
    const calls = names.map((name) => `grow(${name}, ${times});`);
    const lines = ["import { grow } from '@/scripts/bench/growth/grow';", ...calls];
    await appendFile(path.join(to, file), `\n${lines.join('\n')}\n`);
  }
}

/** Next does not take packages from behind a symlink: hard links, or else a real copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return;
  await cp(from, to, { recursive: true, verbatimSymlinks: true });
}
