import { ExampleTerms } from '@/components/details/example-terms';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';

/** Explains the prices once, before the first of them. */
export function PriceNote() {
  return (
    <div className="mt-5 max-w-prose space-y-3 border-l-4 border-coral pl-5">
      <ExampleTerms terms={[terms.per]} />
      <p className="text-base">{pages.packages.priceNote}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
        <TextLink href={routes.compare}>{labels.compareTrips}</TextLink>
      </p>
    </div>
  );
}
