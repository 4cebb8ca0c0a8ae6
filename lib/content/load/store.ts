import type { Content, RawContent } from '@/lib/content/collections';
import { ContentError } from '@/lib/content/report/report';
import * as files from './files';
import { parseContent } from './parse';

/** All content as its files export it. */
export const rawContent: RawContent = { ...files };

/**
 * All content, parsed once, when this file is first imported. Pages don't read it directly but
 * through the functions of lib/content/query.
 * @throws ContentError with the whole report when anything is wrong
 */
export const content: Content = loadContent(rawContent);

function loadContent(exported: RawContent): Content {
  const { content: parsed, issues } = parseContent(exported);
  if (issues.length > 0) throw new ContentError(issues);
  return parsed as Content;
}
