import { spawn } from 'node:child_process';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { content } from '@/lib/content/store';
import { noSettings } from '../../setup/inbox-settings.mjs';
import { measureBytes } from '../bytes';
import { startHost } from '../host';
import { kinds } from '../kinds';
import { copyProject } from './copy';
import { growing } from './lists';

/** A step of the build and how long it took, in ms. */
export type Step = { name: string; time: number };

export type Listing = { route: string; cards: number; bytes: number; brotliBytes: number };

export type GrowthResult = {
  times: number;
  steps: Step[];
  /** The step that failed: then nothing else is known. */
  failed: string | undefined;
  pages: number;
  listings: Listing[];
  /** What the scripts of a page weigh that has hydrated, in bytes over the wire. */
  scripts: { route: string; bytes: number }[];
};

/** Builds the site with so many times its content, one after another, each in a copy of its own. */
export async function measureGrowth(
  browser: Browser,
  folder: string,
  allTimes: readonly number[],
  tell: (line: string) => void,
): Promise<GrowthResult[]> {
  const results: GrowthResult[] = [];
  for (const times of allTimes) {
    const copy = path.join(folder, `times-${times}`);
    tell(`growth × ${times}: copying the project`);
    await copyProject(process.cwd(), copy, times);
    results.push(await measureCopy(browser, copy, times, tell));
    await rm(copy, { recursive: true, force: true });
  }
  return results;
}

async function measureCopy(
  browser: Browser,
  copy: string,
  times: number,
  tell: (line: string) => void,
): Promise<GrowthResult> {
  const { scripts } = JSON.parse(await readFile(path.join(copy, 'package.json'), 'utf8'));
  const steps: Step[] = [];
  const result = { times, steps, failed: undefined, pages: 0, listings: [], scripts: [] };
  for (const name of scripts.build.split(' && ')) {
    const startedAt = Date.now();
    const problem = await runStep(name, copy);
    steps.push({ name, time: Date.now() - startedAt });
    tell(`growth × ${times}: ${name}, ${Date.now() - startedAt} ms${problem ? ', failed' : ''}`);
    if (problem) {
      tell(problem);
      return { ...result, failed: name };
    }
  }
  const out = path.join(copy, 'out');
  const names = await readdir(out, { recursive: true });
  return {
    ...result,
    pages: names.filter((name) => name.endsWith('.html')).length,
    listings: await Promise.all(growing.map((list) => measureListing(out, list, times))),
    scripts: await measureScripts(browser, out, path.join(copy, 'enquiries'), tell),
  };
}

/** Runs a step as npm would. @returns its last words when it fails */
async function runStep(step: string, copy: string): Promise<string | undefined> {
  const bin = path.join(copy, 'node_modules', '.bin');
  const child = spawn(step, {
    cwd: copy,
    shell: true,
    env: {
      ...process.env,
      ...noSettings,
      NEXT_TELEMETRY_DISABLED: '1',
      PATH: [bin, process.env.PATH].join(path.delimiter),
    },
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => {
      words = (words + part).slice(-2000);
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  return code === 0 ? undefined : words.trim();
}

async function measureListing(
  out: string,
  { route, names }: (typeof growing)[number],
  times: number,
): Promise<Listing> {
  const file = path.join(out, `${route.slice(1)}.html`);
  const items = names.flatMap((name) => content[name] as { hidden?: boolean }[]);
  return {
    route,
    cards: items.filter(({ hidden }) => !hidden).length * times,
    bytes: (await stat(file)).size,
    brotliBytes: (await stat(`${file}.br`)).size,
  };
}

async function measureScripts(
  browser: Browser,
  out: string,
  inbox: string,
  tell: (line: string) => void,
): Promise<GrowthResult['scripts']> {
  const host = await startHost(out, inbox);
  try {
    const chosen = kinds.filter(({ name }) => name === 'home' || name === 'packages');
    const results = await measureBytes(browser, host.origin, chosen, tell);
    return results.map(({ route, hydrated }) => ({ route, bytes: hydrated.script.bytes }));
  } finally {
    host.stop();
  }
}
