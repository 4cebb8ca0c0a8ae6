/** Adds a full stop to a text that ends without one, such as the line of a card. */
export function asSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** A sentence as it goes on after a colon: with a small first letter. */
export function uncapitalize(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** Words as they begin a sentence: with a capital letter. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
