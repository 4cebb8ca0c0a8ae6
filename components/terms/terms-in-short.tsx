import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { textLink } from '@/components/ui/text-link';
import { itemsOf } from '@/lib/content/query/items';
import { pages } from '@/lib/content/query/site';
import { getTerms, terms } from '@/lib/content/query/terms';
import { formatRupees } from '@/lib/money';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { ExampleTerms } from './example-terms';

/** All terms in a few words, each with the link to the whole of it: the contents of the page. */
export function TermsInShort() {
  return (
    <Section labelledBy="in-short" close>
      <SectionHeading id="in-short" {...pages.prices.short} className="mb-8" />
      <ExampleTerms terms={getTerms().map(({ term }) => term)} updated={terms.updated} />
      <TermList
        terms={[
          ...pricesInShort(),
          ...getTerms().map(({ name, term }) => ({ ...term, href: `#${name}` })),
        ]}
      />
    </Section>
  );
}

/** The lowest and the highest price, with the way to the packages; none without two prices. */
function pricesInShort() {
  const prices = itemsOf('package').flatMap(({ price }) => price?.now ?? []);
  const [least, most] = [Math.min(...prices), Math.max(...prices)];
  if (!(least < most)) return [];
  const { heading, short } = pages.prices.short.price;
  return [
    {
      heading,
      short: fillIn(short, { least: formatRupees(least), most: formatRupees(most) }),
      href: routes.packages,
    },
  ];
}

type Short = { heading: string; short: string; href: string };

/** Terms in a few words. The whole line of each leads to its part. */
function TermList({ terms }: { terms: readonly Short[] }) {
  return (
    <dl className="mt-4 gap-x-16 lg:grid lg:grid-cols-2 border-t border-line text-base leading-snug">
      {terms.map(({ href, heading, short }) => (
        <div
          key={heading}
          className="relative grid gap-x-4 border-b border-line py-2.5 sm:grid-cols-[11rem_1fr]"
        >
          <dt className="text-quiet">
            <a href={href} className={`${textLink} after:absolute after:inset-0`}>
              {heading}
            </a>
          </dt>
          <dd className="font-medium first-letter:uppercase">{short}</dd>
        </div>
      ))}
    </dl>
  );
}
