import { checkQuotes } from './check-quotes';
import { checkSpellings } from './check-spellings';
import type { RawContent } from './collections';
import type { Fault } from './fault';
import { checkImages, type PhotographState } from './images';
import { parseContent } from './parse';
import { checkReferences } from './references';

/**
 * Finds everything that is wrong in the content: shapes, references, quotes, spellings, pictures.
 * @param files every file that a picture may refer to, in the form that `checkImages` takes
 * @param photographs the state of each photograph that the content names
 */
export function checkContent(
  raw: RawContent,
  files: ReadonlySet<string>,
  photographs: ReadonlyMap<string, PhotographState> = new Map(),
): Fault[] {
  const { content, faults } = parseContent(raw);
  return [
    ...faults,
    ...checkReferences(content, raw),
    ...checkQuotes(content),
    ...checkSpellings(content),
    ...checkImages(content, files, photographs),
  ];
}
