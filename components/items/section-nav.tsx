import type { ReactNode } from 'react';
import { LinkItems } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import type { PageLink } from '@/lib/routes/routes';

type Props = {
  links: readonly PageLink[];
  /** The page's call to action, at the end of the line. */
  children: ReactNode;
};

/** Class names of a button at the end of the line, on wide screens. */
export const navButtonStyle = 'min-h-11 py-2 max-wide:hidden';

/** Links to the sections of a long page, in a line that is sticky on wide screens. */
export function SectionNav({ links, children }: Props) {
  return (
    <div className="contents-line print:hidden border-b border-line bg-paper lg:sticky lg:top-header lg:z-20">
      <Container className="flex items-center justify-between gap-8">
        <nav aria-label={labels.contents.onThisPage} className="min-w-0">
          <ul className="fading-row -mx-5 flex gap-[max(--spacing(4),2vw)] px-5">
            <LinkItems
              links={links}
              item="flex-none"
              link="flex min-h-14 items-center text-base font-medium whitespace-nowrap underline-offset-4 hover:text-lagoon hover:underline"
            />
          </ul>
        </nav>
        {children}
      </Container>
    </div>
  );
}
