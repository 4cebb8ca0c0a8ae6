/** A word as it stands in a text, its apostrophes and accents included. */
const word = /([\p{L}\p{N}\p{M}’']+)/u;

/** A part of a text, and whether it was searched for. */
type Marked = { text: string; isMarked: boolean };

/** The words of a text as they are compared: in small letters, without accents, in the singular. */
export function splitWords(text: string): string[] {
  return piecesOf(text).flatMap((piece) => piece.word || []);
}

/**
 * Cuts a text into pieces, and marks the words that were searched for.
 * @param words in the form of `splitWords`
 */
export function markWords(text: string, words: readonly string[]): Marked[] {
  return piecesOf(text).map((piece) => ({
    text: piece.text,
    isMarked: words.includes(piece.word),
  }));
}

/** The words of a text, and what stands between them. Together the pieces are the text. */
function piecesOf(text: string) {
  // A pattern in brackets keeps what it finds: each second piece is a word.
  return text
    .split(word)
    .map((piece, at) => ({ text: piece, word: at % 2 ? plainWord(piece) : '' }))
    .filter((piece) => piece.text);
}

function plainWord(text: string): string {
  const letters = text
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '')
    .toLowerCase();
  if (letters.length < 5) return letters;
  return letters.replace(/ies?$/, 'y').replace(/(ch|sh|ss)es$|([^s])s$/, '$1$2');
}
