import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';

/**
 * An element as it stands in the source. Its attributes have lower-case names; `content` is the
 * source between the tags of elements that hold plain text (script and style), else empty.
 */
export type SourceElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  source: string;
  content: string;
};

/** Elements whose content the parser takes as plain text. */
const holdsText = new Set(['script', 'style']);

/**
 * Rewrites the tags of a page, and leaves every other byte as it is.
 * @param html a whole page
 * @param replace is asked for each element, in order: returns what stands in its place (for script
 *   and style with their content and end tag, for others the start tag alone), or undefined to
 *   leave it
 * @returns the new page
 */
export async function rewriteElements(
  html: string,
  replace: (element: SourceElement) => string | undefined,
): Promise<string> {
  const rewriter = new RewritingStream();
  /** The script or style that is being read. */
  let open: SourceElement | undefined;

  rewriter.on('startTag', ({ tagName: name, attrs }, source) => {
    const attributes = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const element = { name, attributes, source, content: '' };
    if (holdsText.has(name)) open = element;
    else rewriter.emitRaw(replace(element) ?? source);
  });
  rewriter.on('text', (_, source) => {
    if (open) open = { ...open, source: open.source + source, content: open.content + source };
    else rewriter.emitRaw(source);
  });
  rewriter.on('endTag', ({ tagName }, source) => {
    if (!open || open.name !== tagName) return rewriter.emitRaw(source);
    const element = { ...open, source: open.source + source };
    open = undefined;
    rewriter.emitRaw(replace(element) ?? element.source);
  });

  let result = '';
  rewriter.on('data', (part: string) => {
    result += part;
  });
  rewriter.end(html);
  await finished(rewriter);
  return result;
}
