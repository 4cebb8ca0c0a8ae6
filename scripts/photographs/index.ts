import { namedPhotographs } from '@/lib/content/check/check-images';
import { rawContent } from '@/lib/content/load/store';
import { buildPhotographs } from './build';

/** A step of `npm run build` and `npm run dev`: encodes the photographs that the content names. */
const names = namedPhotographs(rawContent);
const { encoded, kept } = await buildPhotographs(names, { root: process.cwd(), output: 'public' });
if (names.length > 0) console.log(`Photographs: ${encoded} encoded, ${kept} kept.`);
