import { TextLink, textLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/site';
import { getTerms, type TermName } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';

/** Said by the lists of what the price covers, of few guests, or no matter of the price. */
const saidElsewhere: TermName[] = [
  'alone',
  'longer',
  'rooms',
  'meals',
  'boats',
  'extras',
  'taxes',
  'onTrip',
  'reply',
];

/** What a package's price means: the terms in short, with the link to the whole of them. */
export function PriceMeaning({ on }: { on: 'page' | 'dialog' }) {
  const Heading = on === 'page' ? 'h2' : 'h4';
  const short = getTerms().filter(({ name }) => !saidElsewhere.includes(name));
  return (
    <div>
      <Heading
        id={on === 'page' ? 'price' : undefined}
        className={on === 'page' ? 'text-3xl' : 'text-xl'}
      >
        {labels.priceMeaning}
      </Heading>
      <TermList terms={short.map(({ term }) => term)} />
      <p className="mt-3 flex flex-wrap gap-x-6">
        <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
        <TextLink href={routes.ferryCancelled}>{labels.ferryCancelled}</TextLink>
        <TextLink href={routes.compare}>{labels.compareTrips}</TextLink>
      </p>
    </div>
  );
}

type Short = {
  heading: string;
  short: string;
  /** Where the whole of it is: its line leads there. */
  href?: string;
};

type ListProps = {
  terms: readonly Short[];
  /** Whether wide screens have it in two columns. */
  wide?: boolean;
};

/** Terms in a few words. Of one that leads to its part the whole line is the link. */
export function TermList({ terms, wide = false }: ListProps) {
  return (
    <dl
      className={`mt-4 border-t border-line text-base leading-snug ${wide ? 'gap-x-16 lg:columns-2' : ''}`}
    >
      {terms.map(({ href, heading, short }) => (
        <div
          key={heading}
          className={`grid break-inside-avoid gap-x-4 border-b border-line sm:grid-cols-[11rem_1fr] ${href ? 'relative py-2.5' : 'py-2'}`}
        >
          <dt className="text-quiet">
            {href ? (
              <a href={href} className={`${textLink} after:absolute after:inset-0`}>
                {heading}
              </a>
            ) : (
              heading
            )}
          </dt>
          <dd className="font-medium first-letter:uppercase">{short}</dd>
        </div>
      ))}
    </dl>
  );
}
