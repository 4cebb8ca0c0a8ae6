import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestFile, type Photograph } from '@/components/ui/photograph';
import type { Inspected } from './inspect';

/** What the build remembers of each photograph, beside what the site needs of it. */
export type BuildManifest = Record<
  string,
  Photograph & {
    /** The hash of the file from which it was built. */
    source: string;
    inspected: Inspected;
  }
>;

/** The manifest of the last build; empty when there was none, or none that can be read. */
export async function readManifest(root: string): Promise<BuildManifest> {
  try {
    return JSON.parse(await readFile(path.join(root, manifestFile), 'utf8'));
  } catch {
    return {};
  }
}

/** @param root the project's folder */
export async function writeManifest(root: string, manifest: BuildManifest): Promise<void> {
  const file = path.join(root, manifestFile);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
}

/** A short hash: 16 hexadecimal digits. */
export function hash(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
