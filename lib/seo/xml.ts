/** Escapes a text for XML, because Next doesn't do so in sitemaps. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
