/** A word, number, text or sign in the source of a content file. */
export type Token = {
  type: 'word' | 'number' | 'text' | 'sign' | 'end';
  /** As it is written, a text with its quotes. */
  text: string;
  /** Counted from one. */
  line: number;
};

// Spaces and comments, and then one token. A text may lack the quote at its end.
const gap = String.raw`(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*`;
const text = String.raw`'(?:\\.|[^'\\\n])*'?|"(?:\\.|[^"\\\n])*"?|\x60[^\x60]*\x60?`;
const word = String.raw`[\p{L}_$][\p{L}\p{N}_$]*`;
const pattern = new RegExp(
  String.raw`(${gap})(?:(?<text>${text})|(?<number>\d[\w.]*)|(?<word>${word})|(?<sign>.)|$)`,
  'guy',
);

/** Divides a source into its tokens, without spaces and comments; the last one is its end. */
export function readTokens(source: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (const found of source.matchAll(pattern)) {
    const [type = 'end', written = ''] =
      Object.entries(found.groups ?? {}).find(([, one]) => one !== undefined) ?? [];
    line += (found[1] ?? '').split('\n').length - 1;
    tokens.push({ type: type as Token['type'], text: written, line });
    line += written.split('\n').length - 1;
    if (type === 'end') break;
  }
  return tokens;
}

/** Whether a token is a bracket that opens, or one that closes. */
export const opens = ({ text: sign }: Token) => /^[{[(]$/.test(sign);
export const isClosing = ({ text: sign }: Token) => /^[)\]}]$/.test(sign);
