import type { Content, RawContent } from '@/lib/content/content';
import { parseContent } from '@/lib/content/parse/parse-content';
import * as files from '@/lib/content-files';

/**
 * The content of this site, parsed once when this file is first imported. Pages read it through the other files of this
 * folder. It is a constant, so that files may name their texts once, at their top. Tests import e2e/content in place of
 * content/.
 * @throws Error if the content has errors
 */
export const content: Content = parseFiles({ ...files });

function parseFiles(raw: RawContent): Content {
  const { content: parsed, issues } = parseContent(raw);
  if (parsed && issues.length === 0) return parsed;
  const lines = issues.map(({ file, text, help = '' }) => `${file}: ${text} ${help}`);
  throw new Error(`The content has mistakes (npm run content shows them).\n${lines.join('\n')}`);
}
