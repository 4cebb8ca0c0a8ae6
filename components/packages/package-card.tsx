import { DetailsLink } from '@/components/items/details-link';
import { SaveButton } from '@/components/saved/save-button';
import { Card, CardCaption } from '@/components/ui/card';
import { headingOf, type Package, priceGroupOf } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import { everyPrice } from '@/lib/price-filter';
import { Nights } from './nights';
import { PriceStrip } from './price';

/** A package: its name or its length, what is special about it, its price, and a link to its details. */
export function PackageCard({ item }: { item: Package }) {
  const heading = <h3 className="text-card">{headingOf(item)}</h3>;
  return (
    <Card id={item.slug} image={item.image} data-bands={`${everyPrice} ${priceGroupOf(item)}`}>
      <div className="flex flex-1 flex-col gap-3 p-6">
        {item.price ? (
          <div>
            {heading}
            {item.name && <p className="mt-1 text-base font-medium text-lagoon">{item.name}</p>}
          </div>
        ) : (
          <div className="border-b border-line pb-3 text-center">
            {heading}
            <p className="mt-1 text-base font-medium text-lagoon">
              {`${labels.total} ${item.duration}`}
            </p>
          </div>
        )}
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
