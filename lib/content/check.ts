import type { RawContent } from './collections';
import type { Fault } from './fault';
import { checkImages } from './images';
import { parseContent } from './parse';
import { checkReferences } from './references';

/**
 * Everything that is wrong in the content: shapes, references, pictures.
 * @param files every file below public, as addresses with a leading slash
 */
export function checkContent(raw: RawContent, files: ReadonlySet<string>): Fault[] {
  const { content, faults } = parseContent(raw);
  return [...faults, ...checkReferences(content, raw), ...checkImages(content, files)];
}
