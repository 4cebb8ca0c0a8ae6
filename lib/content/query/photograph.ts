import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A photograph as scripts/photographs.ts has built it. */
export type Photograph = {
  /** The hash of the file and the settings from which it was built. */
  hash: string;
  /** The size in px of the largest file that was built. */
  width: number;
  height: number;
  /** The largest file, and all of them for the `srcset` of an image. */
  src: string;
  srcset: string;
};

/** Photographs by their paths in the content: /photographs/beaches/radha-nagar.jpg */
export type Manifest = Record<string, Photograph>;

export const manifestFile = '.generated/photographs.json';

/**
 * Finds the files built from a photograph. The manifest is read, not imported, because a fresh copy of the project
 * doesn't have one yet.
 * @param src a picture's path in the content
 * @returns undefined for a drawing
 * @throws Error if the photograph has not been encoded
 */
export function findPhotograph(src: string): Photograph | undefined {
  if (!src.startsWith('/photographs/')) return undefined;
  const file = path.join(process.cwd(), manifestFile);
  const manifest: Manifest = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const found = manifest[src];
  if (!found)
    throw new Error(`${src} has no smaller copies yet: "npm run check:content" makes them.`);
  return found;
}

/** The path of a picture on the site: a drawing, or the largest file built from a photograph. */
export const picturePath = ({ src }: { src: string }) => findPhotograph(src)?.src ?? src;
