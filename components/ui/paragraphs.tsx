import { withPhones } from './phones';

/** Running text in which phone numbers are links. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{withPhones(text)}</p>);
}
