import { namedPhotographs } from '@/lib/content/check/check-images';
import { buildPhotographs } from './photographs/build-photographs';

/**
 * Makes what Next reads besides the content: photographs. First it checks the content; when that is
 * wrong, the process ends with the report and exit code 1.
 */
export async function prepare(): Promise<void> {
  await import('./content');
  // Read after the check, because it stops at content that is wrong, without a report.
  const { rawContent } = await import('@/lib/content/load/store');
  const names = namedPhotographs(rawContent);
  const { encoded, kept } = await buildPhotographs(names, {
    root: process.cwd(),
    output: 'public',
  });
  if (names.length > 0) console.log(`Photographs: ${encoded} encoded, ${kept} kept.`);
}
