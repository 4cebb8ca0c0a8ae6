import { TextLink } from '@/components/ui/text-link';
import { labels } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';

/** Until when cancelling costs what, and when the balance is due: filled and shown when there are dates. */
export function MoneyDates() {
  return (
    <section hidden data-part="money" aria-labelledby="money-dates" className="mt-8 space-y-2">
      <h3 id="money-dates" className="text-card">
        {labels.dates.money.heading}
      </h3>
      <ul data-part="money-dates" className="tabular list-disc space-y-1 pl-5 marker:text-ember" />
      <p data-part="money-note" className="text-base text-quiet empty:hidden" />
      <p className="no-print">
        <TextLink href={`${routes.prices}#cancellation`}>{labels.allTerms}</TextLink>
      </p>
    </section>
  );
}
