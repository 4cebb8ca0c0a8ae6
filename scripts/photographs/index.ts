import { namedPhotographs } from '@/lib/content/images';
import { rawContent } from '@/lib/content/store';
import { buildPhotographs } from './build';

/**
 * A step of `npm run build` and `npm run dev`, after the content check: builds the photographs that
 * the content names. Silent when there are none.
 */
const names = namedPhotographs(rawContent);
const { encoded, kept, removed } = await buildPhotographs(process.cwd(), names);
if (names.length > 0 || removed > 0) {
  console.log(
    `Photographs: ${names.length}; ${encoded} files written, ${kept} kept, ${removed} removed.`,
  );
}
