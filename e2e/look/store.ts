import { existsSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Small, View } from './views';

/** The accepted looks: a folder for each width, a small picture for each page. */
const folder = path.join(import.meta.dirname, 'pictures');

function fileOf(route: string, view: View): string {
  const name = route.slice(1).replaceAll('/', '-') || 'home';
  return path.join(folder, String(view.width), `${name}.webp`);
}

/** The accepted look of a page; undefined when there is none yet. */
export async function readAccepted(route: string, view: View): Promise<Small | undefined> {
  const file = fileOf(route, view);
  return existsSync(file) ? toSmall(sharp(file)) : undefined;
}

/** From now on the page has to look like this. */
export async function accept(route: string, view: View, small: Small) {
  const file = fileOf(route, view);
  await mkdir(path.dirname(file), { recursive: true });
  await toSharp(small).webp({ quality: 75, smartSubsample: true, effort: 6 }).toFile(file);
}

/** Pictures of pages that are gone. */
export async function findForgotten(routes: string[], view: View): Promise<string[]> {
  const wanted = routes.map((route) => fileOf(route, view));
  const inner = path.join(folder, String(view.width));
  const files = existsSync(inner) ? await readdir(inner) : [];
  return files.map((file) => path.join(inner, file)).filter((file) => !wanted.includes(file));
}

/** Removes pictures of pages that are gone. */
export async function forget(files: string[]) {
  for (const file of files) await rm(file);
}

/** An image's pixels, without transparency. */
export async function toSmall(image: Sharp): Promise<Small> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Pixels for sharp to work on. */
export function toSharp({ data, width, height }: Small): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } });
}
