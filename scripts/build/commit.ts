import { spawnSync } from 'node:child_process';

/** The content of build.json: the time of a build in ISO 8601, and its commit. */
export type BuildInfo = { built: string; commit?: string | undefined };

/** @returns the current commit, with a + if files have changed since; undefined without git */
export function readCommit(): string | undefined {
  const options = ['--always', '--exclude=*', '--abbrev=10', '--dirty=+'];
  const { status, stdout } = spawnSync('git', ['describe', ...options], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
