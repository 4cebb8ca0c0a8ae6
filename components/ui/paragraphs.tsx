import type { ReactNode } from 'react';
import { telHref } from '@/lib/contact/hrefs';
import { phoneNumber } from '@/lib/text/no-break-spaces';

/** Turns phone numbers in a text into links. */
export function withPhones(text: string): ReactNode {
  return text.split(phoneNumber).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a
        key={piece}
        href={telHref(piece)}
        className="relative whitespace-nowrap underline underline-offset-4 hover:text-lagoon"
      >
        {piece}
      </a>
    ),
  );
}

/** Running text in which phone numbers are links. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{withPhones(text)}</p>);
}
