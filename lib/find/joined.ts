/** The shortest word that a joined word is divided into: shorter ones are in too many others. */
const shortest = 3;

/** The most words that a joined word is divided into. */
const most = 3;

/**
 * The words of one that was typed without spaces, as in "jetski": each way to divide it into as few
 * known words as possible.
 * @param known whole words in the form of `wordsOf`
 * @returns nothing when it can't be divided so
 */
export function divideJoined(word: string, known: ReadonlySet<string>): string[][] {
  for (let count = 2; count <= most; count += 1) {
    const ways = waysInto(count, word, known);
    if (ways.length > 0) return ways;
  }
  return [];
}

function waysInto(count: number, word: string, known: ReadonlySet<string>): string[][] {
  if (count === 1) return word.length >= shortest && known.has(word) ? [[word]] : [];
  return Array.from(word, (_, end) => end)
    .filter((end) => end >= shortest && known.has(word.slice(0, end)))
    .flatMap((end) =>
      waysInto(count - 1, word.slice(end), known).map((rest) => [word.slice(0, end), ...rest]),
    );
}
