import type { ReactNode } from 'react';
import { CallList } from '@/components/contact/call-list';
import { Contents } from '@/components/planning/with-contents';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { help } from '@/lib/content/query/planning';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

const { banner, now } = pages.ferryCancelled;

type Props = {
  entries: readonly { id: string; heading: string }[];
  /** What follows the first steps, before the list of the page's parts. */
  first: ReactNode;
  /** The other parts. */
  children: ReactNode;
};

/**
 * For somebody at a jetty: what to do now and whom to call on the first screen of a phone, then the rest.
 * On wide screens the numbers are beside the steps and the hours, and the rest has the whole width.
 */
export function FerryHelp({ entries, first, children }: Props) {
  return (
    <Container className="grid grid-cols-1 gap-x-16 gap-y-5 py-6 md:gap-y-8 md:py-10 lg:py-20 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
      <section aria-labelledby="now">
        <h2 id="now" className="text-3xl leading-tight md:text-4xl">
          {now.heading}
        </h2>
        <ol className="mt-3 md:text-xl">
          {now.steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline border-t border-line py-2"
            >
              <span aria-hidden className="font-serif text-2xl leading-none text-lagoon">
                {index + 1}
              </span>
              <span className="font-medium leading-snug">{step}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3">
          <TextLink href={routes.stuck}>{labels.stuck}</TextLink>
        </p>
      </section>
      <section aria-labelledby="help" className="lg:col-start-2 lg:row-start-1 lg:row-span-2">
        <h2 id="help" className="mb-3 text-3xl leading-tight max-lg:sr-only md:text-4xl">
          {help.heading}
        </h2>
        <CallList />
        <Picture
          image={banner.image}
          sizes="(min-width: 1024px) 384px, calc(100vw - 40px)"
          className="no-print mt-8 aspect-2/1 w-full object-cover lg:aspect-4/3"
        />
      </section>
      <div className="pt-6">{first}</div>
      <Contents
        entries={entries}
        className="no-print py-4 lg:col-span-full"
        columns="grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,23%),1fr))] gap-x-6 md:gap-x-8"
      />
      <div className="lg:col-span-full">{children}</div>
    </Container>
  );
}
