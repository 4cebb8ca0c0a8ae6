import type { ReactNode } from 'react';
import { withNoBreakSpaces } from '@/lib/text/no-break-spaces';

type Props = {
  texts: readonly string[];
  /** What becomes of each text; without it, figures stay with their words. */
  renderText?: (text: string) => ReactNode;
};

/** Running text. */
export function Paragraphs({ texts, renderText = withNoBreakSpaces }: Props) {
  return texts.map((text) => <p key={text}>{renderText(text)}</p>);
}
