import { Fragment } from 'react';
import { DatedTrip } from '@/components/dates/dated-trip';
import { CardFoot, nameId } from '@/components/items/card-foot';
import { SaveButton } from '@/components/saved/save-button';
import { Card } from '@/components/ui/card';
import { nightsOf } from '@/lib/content/query/itinerary';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { countNights } from '@/lib/dates/date-words';
import { PriceStrip } from './price-strip';

/**
 * A package: its name or its length, where one sleeps, its price, and a link to its details. Its other lines
 * are in its dialog.
 */
export function PackageCard({ item }: { item: Package }) {
  const { heading, subtitle } = namesOf(item);
  return (
    <Card id={item.slug} image={item.image}>
      <div className="flex flex-1 flex-col gap-2 p-6 pb-3">
        <div>
          {/* Several trips are called by the same duration. */}
          <hgroup id={nameId(item)}>
            <h3 className="text-card">{heading}</h3>
            {subtitle && <p className="mt-1 text-base font-medium text-lagoon">{subtitle}</p>}
          </hgroup>
          <ul className="mt-2 text-base leading-snug">
            <li>{nightsInShort(nightsOf(item))}</li>
          </ul>
          <DatedTrip
            item={item}
            as="line"
            className="mt-2 text-sm font-medium text-ember empty:hidden"
          />
        </div>
        <CardFoot item={item} />
      </div>
      <PriceStrip item={item} brief />
      <SaveButton item={item} />
    </Card>
  );
}

/**
 * Nights in one line: 2 nights Port Blair, 1 Neil, 1 Havelock. Each stays with the name of its place, unless
 * the line is too short for them.
 */
function nightsInShort(nights: ReturnType<typeof nightsOf>) {
  return nights.map(({ name, nights: count }, index) => {
    const comma = index < nights.length - 1 ? ',' : '';
    return (
      <Fragment key={name}>
        {index > 0 && ' '}
        <span className="inline-block">
          {`${index > 0 ? count : countNights(count)} ${name}${comma}`}
        </span>
      </Fragment>
    );
  });
}
