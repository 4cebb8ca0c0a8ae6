import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PhotographState } from '@/lib/content/images';
import { hash, readManifest } from './manifest';
import { decoded, openPhotograph, PictureFault } from './open';

export type Inspected = {
  /** Its size in px, upright. */
  width: number;
  height: number;
  /** Its mean colour, as #rgb; none when one can see through a part of it. */
  colour?: string;
};

/**
 * Decodes a photograph to its end, which alone shows whether it is whole.
 * @param bytes the file
 * @throws PictureFault when it cannot be used
 */
export async function inspectPhotograph(bytes: Buffer): Promise<Inspected> {
  const picture = await openPhotograph(bytes);
  const { autoOrient } = await picture.metadata();
  const samples = await decoded(
    picture.resize(8, 8, { fit: 'fill' }).toColourspace('srgb').ensureAlpha().raw().toBuffer(),
  );
  const mean = (channel: number) =>
    samples.reduce((sum, value, index) => (index % 4 === channel ? sum + value : sum), 0) / 64;
  if (mean(3) < 255) return { ...autoOrient };
  // Four bits a channel: a placeholder needs no more, and pictures share their classes.
  const colour = [0, 1, 2].map((channel) => Math.round(mean(channel) / 17).toString(16)).join('');
  return { ...autoOrient, colour: `#${colour}` };
}

/**
 * What photographs are like, without throwing: what an editor is told of those that cannot be used.
 * One that the last build knows is not decoded again.
 * @param root the project's folder
 * @param names files that are there: /photographs/beaches/radha-nagar.jpg
 */
export async function inspectPhotographs(
  root: string,
  names: readonly string[],
): Promise<Map<string, PhotographState>> {
  const known = names.length > 0 ? await readManifest(root) : {};
  const states = new Map<string, PhotographState>();
  for (const name of names) {
    const bytes = await readFile(path.join(root, name));
    const before = known[name];
    states.set(name, before?.source === hash(bytes) ? before.inspected : await inspect(bytes));
  }
  return states;
}

async function inspect(bytes: Buffer): Promise<PhotographState> {
  try {
    return await inspectPhotograph(bytes);
  } catch (error) {
    if (error instanceof PictureFault) return { problem: error.problem, expected: error.expected };
    throw error;
  }
}
