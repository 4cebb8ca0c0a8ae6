import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { LinkItems } from '@/components/ui/link-list';
import { type Image, Picture } from '@/components/ui/picture';
import { Container, SectionHeading } from '@/components/ui/section';
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
 * collapsed, so that the text comes first. Below it is the day of the last check or change. On wide screens, browsers
 * with `:target-current` mark the current section.
 */
export function PageWithContents({ entries, updated, checked, children }: Props) {
  return (
    <Container className="grid gap-x-16 gap-y-14 pt-6 pb-14 md:py-20 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-32 lg:self-start">
        <nav aria-labelledby="contents" className="mb-4">
          <h2 id="contents" className="text-label font-semibold text-lagoon uppercase font-sans">
            {labels.contents.onThisPage}
          </h2>
          <Disclosure summary={labels.contents.onThisPage}>
            <ol className="mt-3 border-t [scroll-target-group:auto] border-line text-base not-print:max-lg:grid not-print:max-lg:grid-cols-[repeat(auto-fit,minmax(max(7.5rem,34%),1fr))] not-print:max-lg:gap-x-5">
              <LinkItems
                links={entries.map(({ id, heading }) => ({ label: heading, href: `#${id}` }))}
                item="break-inside-avoid border-b border-line"
                link="block py-2.75 leading-snug hover:text-lagoon lg:[&:target-current]:font-semibold lg:[&:target-current]:text-lagoon"
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

type TopicProps = {
  id: string;
  heading: string;
  lead?: string | undefined;
  /** A picture above the heading, or beside it if there is room. */
  image?: Image | undefined;
  children: ReactNode;
};

/**
 * A section of a page on one topic. The heading must not be a direct child of the section, because a link to it would
 * then open every row (row.css).
 */
export function Topic({ id, heading, lead, image, children }: TopicProps) {
  return (
    <section aria-labelledby={id} className="space-y-4 md:space-y-6">
      <div
        className={image && 'grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_18rem] md:items-end'}
      >
        {image && (
          <Picture
            image={image}
            sizes="(min-width: 768px) 288px, 100vw"
            className="print:hidden aspect-2/1 w-full object-cover md:order-last"
          />
        )}
        <SectionHeading id={id} heading={heading} lead={lead} size="part" />
      </div>
      <div>{children}</div>
    </section>
  );
}
