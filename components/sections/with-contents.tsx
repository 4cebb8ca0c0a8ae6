import type { ReactNode } from 'react';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/site';
import { formatDay } from '@/lib/date';

type Props = {
  entries: readonly { id: string; heading: string }[];
  /** The day of the last change, year-month-day. */
  updated: string;
  /** Less room between the parts where they are folded, on phones and tablets. */
  close?: boolean;
  /** The text that the list leads into. */
  children: ReactNode;
};

/** A long text with its table of contents: beside it on wide screens, above it on others. */
export function WithContents({ entries, updated, close = false, children }: Props) {
  return (
    <Container className="grid gap-x-16 gap-y-10 py-10 md:py-28 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-labelledby="contents" className="lg:sticky lg:top-32 lg:self-start">
        <h2 id="contents" className="text-label font-semibold text-lagoon uppercase font-sans">
          {labels.contents}
        </h2>
        <ol className="mt-3 gap-x-5 border-t border-line max-lg:columns-2">
          {entries.map((entry) => (
            <li key={entry.id} className="break-inside-avoid border-b border-line">
              <a
                href={`#${entry.id}`}
                className="block py-2.5 text-base leading-snug hover:text-lagoon"
              >
                {entry.heading}
              </a>
            </li>
          ))}
        </ol>
        <p className="mt-4 text-base text-quiet">
          {labels.asOf} <time dateTime={updated}>{formatDay(updated)}</time>
        </p>
      </nav>
      <div className={close ? 'space-y-8 lg:space-y-20' : 'space-y-16 md:space-y-20'}>
        {children}
      </div>
    </Container>
  );
}
