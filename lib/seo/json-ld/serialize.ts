import type { Graph, Thing } from 'schema-dts';

/**
 * Structured data as the text of a <script>: https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements.
 * No text of the content can end the element or open another (<), or break a line for parsers that
 * take JSON for JavaScript (U+2028, U+2029).
 */
export function serialize(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
