import type { ReactNode } from 'react';
import type { Entry } from '@/components/kinds/kind';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/site';

type Props = {
  entries: readonly Entry[];
  /** The page's act, at the end of the line. */
  children: ReactNode;
};

/** What a long page holds, in one line that stays in view on wide screens. */
export function ContentsLine({ entries, children }: Props) {
  return (
    <div className="contents-line no-print border-b border-line bg-paper lg:sticky lg:top-header lg:z-20">
      <Container className="flex items-center justify-between gap-8">
        <nav aria-label={labels.contents} className="min-w-0">
          <ul>
            {entries.map(({ id, heading }) => (
              <li key={id} className="flex-none">
                <a
                  href={`#${id}`}
                  className="flex min-h-14 items-center text-base font-medium whitespace-nowrap underline-offset-4 hover:text-lagoon hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </Container>
    </div>
  );
}
