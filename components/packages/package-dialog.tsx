import { DatedTrip } from '@/components/dates/dated-trip';
import { DayForm } from '@/components/dates/day-form';
import { BulletPoints } from '@/components/ui/bullet-list';
import { TextLink } from '@/components/ui/text-link';
import { routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { coverageOf, isAboutOtherPlace } from '@/lib/content/query/terms';
import { itemTypeOf } from '@/lib/item-types/item-types';
import { CoverageLists } from './coverage';
import { ExampleTerms } from './example-terms';
import { PriceStrip } from './price';
import { PriceMeaning } from './price-meaning';

type Props = { item: Package };

/** The start of a package's dialog: subtitle, price and description. */
export function PackageDialogStart({ item }: Props) {
  const subtitle = itemTypeOf(item).subtitle?.(item);
  return (
    <>
      {subtitle && <p className="text-lead font-medium text-lagoon">{subtitle}</p>}
      <div className="grid w-full gap-3">
        {/* Screen readers read it before the price; it is shown after the price. */}
        <ExampleTerms className="order-2" />
        <PriceStrip item={item} />
      </div>
      <BulletPoints points={item.description} />
    </>
  );
}

/** The end of a package's dialog: a link to the days, what the price covers, and the dates. */
export function PackageDialogEnd({ item }: Props) {
  const rows = coverageOf(item);
  return (
    <>
      <p>
        {`${labels.dayByDay}: `}
        <TextLink href={`${routeOf(item)}#days`}>{item.duration}</TextLink>
      </p>
      {isAboutOtherPlace(rows, item) && <p>{labels.coverage.byTrip}</p>}
      <CoverageLists level="h4" rows={rows} />
      <DayForm id={`arrive-${item.slug}`}>
        <DatedTrip item={item} as="line" className="mt-2 font-medium empty:hidden" />
        <p className="mt-2">
          <TextLink href={`${routeOf(item)}#dates`}>{labels.dates.whole}</TextLink>
        </p>
      </DayForm>
      <PriceMeaning on="dialog" />
    </>
  );
}
