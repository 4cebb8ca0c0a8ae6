/** Escapes a text for XML, since Next escapes nothing in sitemaps. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
