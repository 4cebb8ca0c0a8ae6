import { fetchJson } from './live-site';

/** What a build says of itself in build.json: when it was made, and from which commit (scripts/commit.ts). */
export type BuildInfo = { built: string; commit?: string | undefined };

/**
 * Says in one line which build is live, and whether this folder has the same commit.
 * @param here the commit of this folder; undefined without git
 */
export async function describeLiveBuild(origin: string, here: string | undefined): Promise<string> {
  const { built, commit } = (await fetchJson<BuildInfo>(`${origin}/build.json`)) ?? {};
  if (!built) return 'Not known: which build is live. It does not say so.';
  const live = `Live is the build of ${built.slice(0, 16).replace('T', ' ')} UTC`;
  if (!commit) return `${live}. It names no commit.`;
  const same = commit.slice(0, 40) === here?.slice(0, 40) ? 'the same commit' : undefined;
  const place = here ? `is at ${same ?? nameOf(here)}` : 'has no git';
  const changes = same && here?.endsWith('+') ? ', with changes that are not committed' : '';
  return `${live}, from ${nameOf(commit)}. This folder ${place}${changes}.`;
}

const nameOf = (commit: string) =>
  `commit ${commit.slice(0, 8)}${commit.endsWith('+') ? ' and changes that were not committed' : ''}`;
