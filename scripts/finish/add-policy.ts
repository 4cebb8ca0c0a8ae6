import { createHash } from 'node:crypto';
import { rewriteElements } from './rewrite';

/**
 * Gives a page the policy that fits what stands in it: to be called after its last change.
 * @param policyFor makes the policy from the hashes of the page's own scripts, as `sha256-…`
 * @returns the page with the policy as the first thing after its encoding
 * @throws Error that names what no strict policy lets through: styles in the page, event handlers
 */
export async function addPolicy(
  html: string,
  policyFor: (scripts: string[]) => string,
): Promise<string> {
  const policy = policyFor(await hashScripts(html));
  let added = false;
  const result = await rewriteElements(html, ({ name, attributes, source }) => {
    if (added || name !== 'meta' || !('charset' in attributes)) return undefined;
    added = true;
    return `${source}<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  });
  if (!added) throw new Error('There is no <meta charset> after which the policy could stand');
  return result;
}

async function hashScripts(html: string): Promise<string[]> {
  const hashes = new Set<string>();
  await rewriteElements(html, ({ name, attributes, content, source }) => {
    const handler = Object.keys(attributes).find((key) => key === 'style' || /^on/.test(key));
    const forbidden = name === 'style' ? '<style>' : handler && `the attribute "${handler}"`;
    if (forbidden) throw new Error(`The policy forbids ${forbidden} in ${source.slice(0, 120)}`);
    const isData = attributes.type !== undefined && !/javascript|module/.test(attributes.type);
    if (name === 'script' && !attributes.src && !isData) hashes.add(hash(content));
    return undefined;
  });
  return [...hashes];
}

function hash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
