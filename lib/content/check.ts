import { checkQuotes } from './check-quotes';
import { checkSpellings } from './check-spellings';
import { findWaiting } from './check-waiting';
import type { RawContent } from './collections';
import type { Fault } from './fault';
import { checkImages, type PhotographState } from './images';
import { parseContent } from './parse';
import { checkReferences } from './references';

/**
 * Finds everything that is wrong in the content: shapes, references, quotes, spellings, pictures.
 * @param files every file that a picture may refer to, in the form that `checkImages` takes
 * @param photographs the state of each photograph that the content names
 * @param unread the files that could not be read: then only what is certain without them is told
 */
export function checkContent(
  raw: RawContent,
  files: ReadonlySet<string>,
  photographs: ReadonlyMap<string, PhotographState> = new Map(),
  unread: ReadonlySet<string> = new Set(),
): Fault[] {
  const { content, raw: named, faults } = parseContent(raw, unread);
  return [
    ...faults,
    ...(unread.size > 0 ? [] : checkReferences(content, named)),
    ...findWaiting(content, false),
    ...checkQuotes(content),
    ...checkSpellings(content),
    ...checkImages(content, files, photographs),
  ];
}
