import type { ReactNode } from 'react';
import { ExampleTerms } from '@/components/packages/example-terms';
import { Itinerary } from '@/components/packages/itinerary';
import { PackageDialogEnd, PackageDialogStart } from '@/components/packages/package-dialog';
import { Price } from '@/components/packages/price';
import { PriceSection } from '@/components/packages/price-section';
import { TripDates } from '@/components/packages/trip-dates';
import { TripOptions } from '@/components/trip-options/trip-options';
import { Section } from '@/components/ui/section';
import type { Package } from '@/lib/content/query/packages';
import { labels } from '@/lib/content/query/site';
import type { ItemWithDialog } from '@/lib/item-types/item-types';
import { PlaceSections, ThingsToDo } from './place-sections';

/** The parts of a page and a dialog that only items of one type have. */
type ItemParts = {
  /** In the banner, under the name. */
  banner?: ReactNode;
  /** On the page, at the end of the panel beside the text. */
  panel?: ReactNode;
  /** On the page, under the map. */
  days?: ReactNode;
  /** On the page, before the related items. */
  sections?: ReactNode;
  /** In the dialog, under the name, in place of the lines of other items. */
  dialogStart?: ReactNode;
  /** In the dialog, after the facts. */
  dialogEnd?: ReactNode;
};

/** @returns the parts that only items of this type have */
export function partsOf(item: ItemWithDialog): ItemParts {
  if (item.type === 'package') return packageParts(item);
  if (item.type !== 'place') return {};
  return {
    sections: <PlaceSections item={item} />,
    dialogEnd: (
      <>
        <ThingsToDo things={item.thingsToDo} level="h4" />
        <p>{item.closing}</p>
      </>
    ),
  };
}

function packageParts(item: Package): ItemParts {
  return {
    banner: (
      <Price
        item={item}
        className="mt-3 flex flex-wrap items-baseline gap-x-3"
        size="text-3xl"
        showsFormer
      >
        <span>{labels.perPerson}</span>
      </Price>
    ),
    panel: <ExampleTerms />,
    days: <Itinerary item={item} />,
    sections: (
      <>
        <TripDates item={item} />
        <div className="print:hidden">
          <TripOptions item={item} />
          <Section compact>
            <PriceSection item={item} />
          </Section>
        </div>
      </>
    ),
    dialogStart: <PackageDialogStart item={item} />,
    dialogEnd: <PackageDialogEnd item={item} />,
  };
}
