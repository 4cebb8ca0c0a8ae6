/** Adds a full stop to a text that ends without one, such as the line of a card. */
export function asSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** The sentences of a text, each with its closing mark. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!…][”’)]?) +/);
}
