import type { Content, RawContent } from '@/lib/content/content';
import * as files from './files';
import { parseContent } from './parse';

/**
 * All content, parsed once when this file is first imported. Pages read it through the functions of lib/content/query.
 * @throws Error if the content has errors
 */
export const content: Content = loadContent({ ...files });

function loadContent(raw: RawContent): Content {
  const { content: parsed, issues } = parseContent(raw);
  if (parsed && issues.length === 0) return parsed;
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(`The content has mistakes (npm run content shows them).\n${lines.join('\n')}`);
}
