import { BookTripButton } from '@/components/enquiry/book-trip';
import { BulletList } from '@/components/ui/bullet-list';
import { buttonStyle } from '@/components/ui/button-style';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { coverageOf, isAboutOtherPlace } from '@/lib/content/query/terms';
import { CoverageLists } from './coverage';
import { PriceMeaning } from './price-meaning';

/** The meaning of the price, what it covers, and questions to ask. */
export function PriceSection({ item }: { item: Package }) {
  const rows = coverageOf(item);
  return (
    <div className="space-y-14">
      <PriceMeaning />
      <div className="grid gap-x-16 md:gap-y-10 lg:grid-cols-text-panel">
        <div className="grid gap-x-16 md:grid-cols-2">
          <CoverageLists level="h3" rows={rows.filter(({ cover }) => cover !== 'ask')} disclosed />
          {isAboutOtherPlace(rows, item) && (
            <p className="my-4 text-quiet max-md:-order-1 md:col-span-2 md:mb-0">
              {labels.coverage.byTrip}
            </p>
          )}
        </div>
        <div className="grid content-start gap-x-16 md:justify-items-start md:gap-y-10 md:max-lg:grid-cols-2">
          <CoverageLists level="h3" rows={rows.filter(({ cover }) => cover === 'ask')} disclosed />
          <BulletList heading={labels.worthAsking} items={item.ask} level="h3" disclosed />
          <BookTripButton className={`${buttonStyle()} max-wide:hidden`} />
        </div>
      </div>
    </div>
  );
}
