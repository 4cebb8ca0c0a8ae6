import { DetailsLink } from '@/components/items/details-link';
import { SaveButton } from '@/components/saved/save-button';
import { Card, CardCaption } from '@/components/ui/card';
import { headingOf, type Package, priceGroupOf, subtitleOf } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { everyPrice } from '@/lib/price-filter';
import { Nights } from './nights';
import { PriceStrip } from './price';

/** A package: its name or its length, what is special about it, its price, and a link to its details. */
export function PackageCard({ item }: { item: Package }) {
  const subtitle = subtitleOf(item);
  return (
    <Card id={item.slug} image={item.image} data-bands={`${everyPrice} ${priceGroupOf(item)}`}>
      <div className="flex flex-1 flex-col gap-3 p-6">
        <div className={item.price ? undefined : 'border-b border-line pb-3 text-center'}>
          <h3 className="text-card">{headingOf(item)}</h3>
          {subtitle && <p className="mt-1 text-base font-medium text-lagoon">{subtitle}</p>}
        </div>
        <ul className="dashes space-y-1 text-base leading-snug">
          {item.description.map((text) => (
            <li key={text}>
              <Nights text={text} />
            </li>
          ))}
        </ul>
        <div className="mt-auto grid gap-1 pt-2">
          <CardCaption>{labels.lastUpdated}</CardCaption>
          <DetailsLink item={item} />
        </div>
      </div>
      <PriceStrip item={item} />
      <SaveButton item={item} />
    </Card>
  );
}
