import type { ReactNode } from 'react';
import { unbroken } from '@/lib/text/unbroken';

type Props = {
  texts: readonly string[];
  /** What becomes of each text; without it, figures stay with their words. */
  write?: (text: string) => ReactNode;
};

/** Running text. */
export function Paragraphs({ texts, write = unbroken }: Props) {
  return texts.map((text) => <p key={text}>{write(text)}</p>);
}
