import { joinWords } from './join-words';

/** Adds a full stop to a text that ends without one. */
export function asSentence(text: string): string {
  return /[.?!…]$/.test(text) ? text : `${text}.`;
}

/** Makes the first letter lower-case, for text after a colon. Acronyms (GST) keep their capitals. */
export function uncapitalize(text: string): string {
  return /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Makes the first letter upper-case, for the start of a sentence. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins names for a sentence, with small letters: candlelight dinner and flowers on the bed. */
export function joinUncapitalized(items: readonly { name: string }[]): string {
  return joinWords(items.map(({ name }) => uncapitalize(name)));
}
