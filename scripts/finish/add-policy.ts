import { createHash } from 'node:crypto';
import { rewriteElements } from './rewrite';

/** Hashes of what stands in a page, as a Content Security Policy takes them. */
export type PageHashes = { scripts: string[]; styles: string[] };

/**
 * Gives a page the policy that fits what stands in it: to be called after its last change.
 * @param policyFor makes the policy from the hashes
 * @returns the page with the policy as the first thing after its encoding
 * @throws Error that names what no strict policy lets through: style attributes, event handlers
 */
export async function addPolicy(
  html: string,
  policyFor: (hashes: PageHashes) => string,
): Promise<string> {
  const policy = policyFor(await hashInline(html));
  let added = false;
  const result = await rewriteElements(html, ({ name, attributes, source }) => {
    if (added || name !== 'meta' || !('charset' in attributes)) return undefined;
    added = true;
    return `${source}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  });
  if (!added) throw new Error('There is no <meta charset> after which the policy could stand');
  return result;
}

async function hashInline(html: string): Promise<PageHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  await rewriteElements(html, (element) => {
    const { name, attributes, content, source } = element;
    const forbidden = Object.keys(attributes).find((key) => key === 'style' || /^on/.test(key));
    if (forbidden) {
      throw new Error(`The policy forbids the attribute "${forbidden}" in ${source.slice(0, 120)}`);
    }
    if (name === 'style') styles.add(hash(content));
    const isData = attributes.type !== undefined && !/javascript|module/.test(attributes.type);
    if (name === 'script' && !attributes.src && !isData) scripts.add(hash(content));
    return undefined;
  });
  return { scripts: [...scripts], styles: [...styles] };
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
