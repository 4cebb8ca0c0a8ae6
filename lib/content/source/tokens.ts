/** A word, number, text or sign in the source of a content file. */
export type Token = {
  kind: 'word' | 'number' | 'text' | 'sign' | 'end';
  /** As it is written, a text with its quotes. */
  text: string;
  /** Counted from one. */
  line: number;
  /** Where it begins and ends in the source, in characters. */
  start: number;
  end: number;
  /** A text without a quote at its end. */
  open: boolean;
};

const nothing = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y;
const kinds = [
  ['text', /'(?:\\.|[^'\\\n])*('?)|"(?:\\.|[^"\\\n])*("?)|`(?:\\[\s\S]|[^`\\])*(`?)/y],
  ['number', /\d[\w.]*/y],
  ['word', /[\p{L}_$][\p{L}\p{N}_$]*/uy],
  ['sign', /./uy],
] as const;

/** Divides a source into its tokens, without spaces and comments; the last one is its end. */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let counted = 0;
  const lineAt = (at: number) => {
    for (; counted < at; counted++) if (source[counted] === '\n') line++;
    return line;
  };
  for (let at = skip(source, 0); at < source.length; at = skip(source, at)) {
    for (const [kind, pattern] of kinds) {
      pattern.lastIndex = at;
      const found = pattern.exec(source);
      if (!found) continue;
      const [text, ...ends] = found;
      const end = at + text.length;
      const open = kind === 'text' && !ends.some(Boolean);
      tokens.push({ kind, text, line: lineAt(at), start: at, end, open });
      at = end;
      break;
    }
  }
  const { length } = source;
  const end = { text: '', start: length, end: length, open: false } as const;
  return [...tokens, { ...end, kind: 'end', line: lineAt(length) }];
}

function skip(source: string, at: number): number {
  nothing.lastIndex = at;
  nothing.exec(source);
  return nothing.lastIndex;
}
