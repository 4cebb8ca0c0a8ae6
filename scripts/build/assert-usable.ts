import { type HTMLElement, NodeType } from 'node-html-parser';
import { isUnresolvedSuspense } from './next';

/**
 * Asserts that all elements of a page or dialog will work.
 * @throws Error with the first such element, and the reason
 */
export function assertUsable(root: HTMLElement): void {
  const ids = new Set<string>();
  for (const element of root.querySelectorAll('*')) {
    const isRepeated = element.id && ids.has(element.id);
    const issue = isRepeated ? 'Another element has the same id:' : issueOf(element);
    ids.add(element.id);
    if (issue) throw new Error(`${issue} ${element.outerHTML.slice(0, 120)}`);
  }
}

function issueOf(element: HTMLElement): string | undefined {
  const { rawTagName, attrs } = element;
  // The security policy (csp.ts) forbids inline styles and handlers.
  const attribute = Object.keys(attrs).find((key) => key === 'style' || key.startsWith('on'));
  if (attribute) return `The security policy forbids the attribute ${attribute}:`;
  if (rawTagName === 'style') return 'The security policy forbids <style>:';
  if (isUnresolvedSuspense(element))
    return 'Only Next’s scripts, which the site removes, would fill in this element:';
  const unfilled = findPlaceholder(element);
  return unfilled && `${unfilled} has no value in this element:`;
}

/** A placeholder such as {price}. Links contain { as %7B. */
const placeholder = /(\{|%7B).*?(\}|%7D)/i;

/**
 * Finds a placeholder without a value in the text or attributes of an element. Ignores `data-…` attributes, scripts and
 * hidden elements, where scripts fill in placeholders.
 */
function findPlaceholder(element: HTMLElement): string | undefined {
  const { rawTagName, childNodes, attrs } = element;
  if (rawTagName === 'script') return undefined;
  const texts = childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE);
  const values = Object.entries(attrs).filter(([name]) => !name.startsWith('data-'));
  const all = [...texts.map(({ rawText }) => rawText), ...values.map(([, value]) => value)];
  const found = placeholder.exec(all.join(' '))?.[0];
  return found && !element.closest('[hidden]') ? found : undefined;
}
