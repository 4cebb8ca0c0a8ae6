import { DatedTrip } from '@/components/dates/dated-trip';
import { DayForm } from '@/components/dates/day-form';
import { OpeningNote } from '@/components/guide/opening-note';
import { ItemDialog } from '@/components/items/item-dialog';
import { CoverageLists } from '@/components/terms/coverage';
import { ExampleTerms } from '@/components/terms/example-terms';
import { PriceMeaning } from '@/components/terms/price-meaning';
import { BulletPoints } from '@/components/ui/bullet-list';
import { leadStyle } from '@/components/ui/lead-style';
import { textLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { coverageOf, isAboutOtherPlace } from '@/lib/content/query/terms';
import { PackageStory } from './package-story';
import { PriceStrip } from './price-strip';

/** The dialog of a package. */
export function PackageDialog({ item }: { item: Package }) {
  const { heading, subtitle } = namesOf(item);
  const rows = coverageOf(item);
  return (
    <ItemDialog item={item}>
      {subtitle && <p className={leadStyle}>{subtitle}</p>}
      <div className="grid w-full gap-3">
        {/* Read before the price, seen after it. */}
        <ExampleTerms className="order-2" />
        <PriceStrip item={item} />
      </div>
      <OpeningNote route={routeOf(item)} heading={heading} />
      <BulletPoints points={item.description} />
      <PackageStory item={item} on="dialog" />
      {isAboutOtherPlace(rows, item) && <p>{labels.coverage.byTrip}</p>}
      <CoverageLists level="h4" rows={rows} />
      <DayForm id={`arrive-${item.slug}`}>
        <DatedTrip item={item} as="line" className="mt-2 font-medium empty:hidden" />
        <p className="mt-2">
          <a href={`${routeOf(item)}#dates`} className={textLink}>
            {labels.dates.whole}
          </a>
        </p>
      </DayForm>
      <PriceMeaning on="dialog" />
    </ItemDialog>
  );
}
