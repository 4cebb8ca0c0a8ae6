import { Card, CardCaption } from '@/components/ui/card';
import { isThemed, priceGroupOf, type TravelPackage } from '@/lib/content/packages';
import { labels } from '@/lib/content/site';
import { packageRoute } from '@/lib/routes';
import { DetailsLink } from './details-link';
import { PriceStrip } from './price-strip';

/** A package: its name or its length, what is special about it, its price, and the way to its details. */
export function PackageCard({ item }: { item: TravelPackage }) {
  const themed = isThemed(item);
  return (
    <Card id={item.slug} image={item.image} data-price={priceGroupOf(item)}>
      <div className="flex flex-1 flex-col gap-3 p-6">
        {themed ? (
          <div className="text-center">
            <h3 className="text-card">{item.name}</h3>
            <p className="mt-1 text-base font-medium text-lagoon">
              {labels.total} {item.duration}
            </p>
          </div>
        ) : (
          <h3 className="text-card">{item.duration}</h3>
        )}
        <ul className="space-y-1 text-base leading-snug">
          {item.description.map((text) => (
            <li key={text} className="flex gap-2.5">
              <span aria-hidden className="mt-[0.6em] h-px w-3 flex-none bg-coral" />
              {text}
            </li>
          ))}
        </ul>
        <div className="mt-auto space-y-1 pt-2">
          <CardCaption>{labels.lastUpdated}</CardCaption>
          <DetailsLink
            item={item}
            href={packageRoute(item)}
            label={labels.packageDetails}
            about={themed ? item.name : item.duration}
          />
        </div>
      </div>
      <PriceStrip item={item} />
    </Card>
  );
}
