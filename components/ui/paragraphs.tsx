import { unbroken } from './unbroken';

/** Running text. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{unbroken(text)}</p>);
}
