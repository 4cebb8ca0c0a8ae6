import { ExampleTerms } from '@/components/details/example-terms';
import { buttonStyle } from '@/components/ui/button-style';
import { labels, pages } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';

/** Explains the prices once, before the first of them. */
export function PriceNote() {
  return (
    <div className="mt-8 max-w-prose space-y-3 border-l-4 border-coral pl-5">
      <ExampleTerms terms={[terms.per]} />
      <p>{pages.packages.priceNote}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={routes.prices} className={buttonStyle('quiet')}>
          {labels.allTerms}
        </a>
        <a href={routes.compare} className={buttonStyle('quiet')}>
          {labels.compareTrips}
        </a>
      </p>
    </div>
  );
}
