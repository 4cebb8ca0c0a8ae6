import { rewriteElements } from './rewrite';

/**
 * Puts the linked stylesheets of a page into the page: on a slow connection the way there and back
 * takes longer than their bytes. The link stays without effect, since Next looks for it: a stylesheet
 * that it finds is not fetched again.
 * @param read gives the text of a stylesheet by its address
 */
export async function inlineStyles(
  html: string,
  read: (address: string) => string,
): Promise<string> {
  return rewriteElements(html, ({ name, attributes, source }) => {
    if (name !== 'link' || attributes.rel !== 'stylesheet' || !attributes.href) return undefined;
    const style = absoluteAddresses(read(attributes.href), attributes.href);
    return `<style>${style}</style>${source.replace('<link', '<link disabled=""')}`;
  });
}

/** Addresses in a stylesheet count from the stylesheet; in a page they count from the page. */
function absoluteAddresses(css: string, from: string): string {
  if (css.includes('</style')) throw new Error(`${from} would end the style element in the page`);
  return css.replaceAll(/url\((["']?)(?!data:|#)([^"')]+)\1\)/g, (_, quote, address) => {
    const { origin, pathname, search, hash } = new URL(address, new URL(from, base));
    const path = `${pathname}${search}${hash}`;
    return `url(${quote}${origin === base ? path : `${origin}${path}`}${quote})`;
  });
}

/** Stands for the site, whatever its address is. */
const base = 'https://site.invalid';
