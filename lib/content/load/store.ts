import type { Content, RawContent } from '@/lib/content/content';
import * as files from '@/lib/content-files';
import { parseContent } from './parse';

/**
 * All content, parsed once when this file is first imported. Pages read it through the functions of lib/content/query.
 * It is not a function, because it never changes while a process runs, so that files may name their texts once, at
 * their top. What must work on any content gets it as a parameter. Tests import e2e/content in place of content/.
 * @throws Error if the content has errors
 */
export const content: Content = loadContent({ ...files });

function loadContent(raw: RawContent): Content {
  const { content: parsed, issues } = parseContent(raw);
  if (parsed && issues.length === 0) return parsed;
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(`The content has mistakes (npm run content shows them).\n${lines.join('\n')}`);
}
