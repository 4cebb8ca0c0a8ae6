import { spawnSync } from 'node:child_process';

/** The whole commit of this folder, with + at its end when files differ from it; undefined without git. */
export function readCommit(): string | undefined {
  const words = ['describe', '--always', '--exclude=*', '--abbrev=40', '--dirty=+'];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
