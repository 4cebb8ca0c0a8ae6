import type { Slip } from './slip';
import type { Token } from './tokens';

const partners: Record<string, string> = {
  '{': '}',
  '[': ']',
  '(': ')',
  '}': '{',
  ']': '[',
  ')': '(',
};

/** The bracket that belongs to a bracket; undefined for everything else. */
export const partnerOf = ({ kind, text }: Token) => (kind === 'sign' ? partners[text] : undefined);

/** Whether a token is a bracket that opens. */
export const opens = (token: Token) => partnerOf(token) !== undefined && /[{[(]/.test(token.text);

/** Whether a token is a bracket that closes. */
export const closes = (token: Token) => partnerOf(token) !== undefined && !opens(token);

/** Whether every bracket has its partner. */
export function isPaired(tokens: readonly Token[]): boolean {
  const open: string[] = [];
  for (const token of tokens) {
    const partner = partnerOf(token);
    if (partner === undefined) continue;
    if (opens(token)) open.push(token.text);
    else if (open.pop() !== partner) return false;
  }
  return open.length === 0;
}

/** What to say of a bracket, or the end of a list, in a wrong place, if every bracket has its partner. */
export function bracketSlip({ line, text }: Token): Slip {
  const problem = `“${text}” has no place here.`;
  return { line, problem, expected: 'brackets in pairs', brackets: true };
}
