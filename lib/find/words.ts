/** A word as it stands in a text, its apostrophes and accents included. */
const wordPattern = /[\p{L}\p{N}\p{M}’']+/gu;

/** A part of a text: a word with the form in which it is compared, or what stands between words. */
export type Piece = { text: string; word?: string };

/** The words of a text in the form in which they are compared: small letters, no accents. */
export function wordsOf(text: string): string[] {
  return (text.match(wordPattern) ?? []).map(plain).filter(Boolean);
}

/** A text cut into its words and what stands between them. Together the pieces are the text. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(wordPattern)) {
    if (index > end) pieces.push({ text: text.slice(end, index) });
    pieces.push({ text: found, word: plain(found) });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

function plain(word: string): string {
  return word
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
}

/** Whether a word is a number in figures. */
export function isNumber(word: string): boolean {
  return /^\d+$/.test(word);
}
