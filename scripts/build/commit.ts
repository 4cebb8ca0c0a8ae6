import { spawnSync } from 'node:child_process';

/** What a build says of itself in build.json: when it was made, in ISO 8601, and from which commit. */
export type BuildInfo = { built: string; commit?: string | undefined };

/** The commit of this folder, with + at its end when files differ from it; undefined without git. */
export function readCommit(): string | undefined {
  const words = ['describe', '--always', '--exclude=*', '--abbrev=10', '--dirty=+'];
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
