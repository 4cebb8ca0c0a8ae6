import type { RawContent } from './collections';
import type { Fault } from './fault';
import { checkImages, type PhotographState } from './images';
import { parseContent } from './parse';
import { checkReferences } from './references';

/**
 * Everything that is wrong in the content: shapes, references, pictures.
 * @param files every file that a picture may be, as `checkImages` takes them
 * @param photographs what each photograph that the content names is like
 */
export function checkContent(
  raw: RawContent,
  files: ReadonlySet<string>,
  photographs: ReadonlyMap<string, PhotographState> = new Map(),
): Fault[] {
  const { content, faults } = parseContent(raw);
  return [...faults, ...checkReferences(content, raw), ...checkImages(content, files, photographs)];
}
