import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/query/site';
import { terms } from '@/lib/content/query/terms';
import { routes } from '@/lib/routes';
import { ExampleTerms } from './example-terms';

/** Explains the prices once, after the cards: a quiet paragraph. */
export function PriceNote() {
  return (
    <ExampleTerms terms={[terms.per]} className="max-w-text">
      {pages.packages.priceNote}
      <span className="mt-2 flex flex-wrap gap-x-6">
        <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
        <TextLink href={routes.compare}>{labels.compareTrips}</TextLink>
      </span>
    </ExampleTerms>
  );
}
