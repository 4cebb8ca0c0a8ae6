/**
 * Draws every picture: `npx tsx art/build.ts` writes public/images, `--check` only compares.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { type Scenes, write } from './kit/scene';
import { about } from './scenes/about';
import { activities } from './scenes/activities';
import { attractions } from './scenes/attractions';
import { beaches } from './scenes/beaches';
import { cruise } from './scenes/cruise';
import { destinations } from './scenes/destinations';
import { ferryRoutes } from './scenes/ferry-routes';
import { hero } from './scenes/hero';
import { packages } from './scenes/packages';
import { pages } from './scenes/pages';
import { posts } from './scenes/posts';
import { services } from './scenes/services';
import { testimonials } from './scenes/testimonials';
import { watersports } from './scenes/watersports';

/** The folders below public/images and what belongs in each. */
const folders: Record<string, Scenes> = {
  about,
  activities,
  attractions,
  beaches,
  cruise,
  destinations,
  'ferry-routes': ferryRoutes,
  hero,
  packages,
  pages,
  posts,
  services,
  testimonials,
  watersports,
};

const root = fileURLToPath(new URL('../public/images/', import.meta.url));

/** Every picture's text by its path below public/images. */
function draw(all: Record<string, Scenes>): Map<string, string> {
  return new Map(
    Object.entries(all).flatMap(([folder, scenes]) =>
      Object.entries(scenes).map(([name, scene]) => [`${folder}/${name}.svg`, write(scene)]),
    ),
  );
}

/** The SVG files below a folder, as paths relative to it. */
function existing(): string[] {
  try {
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file.endsWith('.svg'))
      .sort();
  } catch {
    return [];
  }
}

/** The file's text, or nothing when there is no such file. */
function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return undefined;
  }
}

const pictures = draw(folders);
const changed = [...pictures].filter(([file, text]) => read(file) !== text);
const stale = existing().filter((file) => !pictures.has(file));

if (process.argv.includes('--check')) {
  const problems = [
    ...changed.map(([file]) => `${read(file) === undefined ? 'missing' : 'differs'}  ${file}`),
    ...stale.map((file) => `stale    ${file}`),
  ];
  if (problems.length > 0) {
    console.error(`public/images is out of step with art/ (run "npm run art"):`);
    console.error(problems.map((problem) => `  ${problem}`).join('\n'));
    process.exit(1);
  }
  console.log(`public/images is in step with art/: ${pictures.size} pictures.`);
} else {
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  for (const file of stale) rmSync(path.join(root, file));
  const sizes = [...pictures.values()].map((text) => [
    Buffer.byteLength(text),
    brotliCompressSync(text).length,
  ]);
  const largest = (i: number) => Math.max(...sizes.map((size) => size[i] ?? 0));
  console.log(
    `${pictures.size} pictures: ${changed.length} written, ${stale.length} removed; ` +
      `largest ${largest(0)} bytes, ${largest(1)} with brotli.`,
  );
}
