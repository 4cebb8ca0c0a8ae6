import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkItems } from '@/components/ui/link-list';
import { Container } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import { checkedLine } from '@/lib/content/query/guide';
import { formatDay } from '@/lib/dates/calendar-day';

type Props = {
  entries: readonly { id: string; heading: string }[];
  /** The day of the last change, as year-month-day. */
  updated: string;
  /** The day when the facts were checked, unless the entries show it themselves. */
  checked?: string | undefined;
  /** The sections that the contents link to. */
  children: ReactNode;
};

/**
 * A long text with a table of contents, which is beside it on wide screens and otherwise above it. On phones, it is
 * collapsed, so that the text comes first. Below it is the day of the last check or change.
 */
export function PageWithContents({ entries, updated, checked, children }: Props) {
  return (
    <Container className="with-contents grid gap-x-16 gap-y-14 pt-6 pb-14 md:py-20 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <nav aria-labelledby="contents" className="mb-4">
          <h2 id="contents" className="text-label font-semibold text-lagoon uppercase font-sans">
            {labels.contents.onThisPage}
          </h2>
          <Disclosure summary={labels.contents.onThisPage}>
            <ol className="mt-3 border-t border-line text-base not-print:max-lg:grid not-print:max-lg:grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] not-print:max-lg:gap-x-5">
              <LinkItems
                links={entries.map(({ id, heading }) => ({ label: heading, href: `#${id}` }))}
                item="break-inside-avoid border-b border-line"
                link="block py-2.75 leading-snug hover:text-lagoon"
              />
            </ol>
          </Disclosure>
        </nav>
        <p className="text-base text-quiet">
          {checked ? checkedLine(checked) : `${labels.guide.asOf} `}
          {!checked && <time dateTime={updated}>{formatDay(updated)}</time>}
        </p>
      </div>
      <div className="space-y-12 md:space-y-20">{children}</div>
    </Container>
  );
}
