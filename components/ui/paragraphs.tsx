import type { ReactNode } from 'react';

type Props = {
  texts: readonly string[];
  /** What becomes of each text; it stands as it is, unless given. */
  write?: (text: string) => ReactNode;
};

/** Running text. */
export function Paragraphs({ texts, write = (text) => text }: Props) {
  return texts.map((text) => <p key={text}>{write(text)}</p>);
}
