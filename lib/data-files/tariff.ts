import type { Terms } from '@/content/schema/terms';
import { makePricedPackage } from '@/lib/content/priced-package';
import { extrasFor } from '@/lib/content/query/extras';
import { itemsOf, routeOf } from '@/lib/content/query/items';
import type { Package } from '@/lib/content/query/packages';
import { content, labels } from '@/lib/content/query/site';
import type { PricedPackage, Tariff, TariffFile } from '@/lib/trips/tariff';

const { terms, hotels, extras, openings } = content;

/** What is the same for all packages. */
export const tariff: Tariff = {
  terms: {
    perPerson: figuresOf(terms.perPerson),
    singleSupplement: figuresOf(terms.singleSupplement),
    children: figuresOf(terms.children),
    season: figuresOf(terms.season),
    deposit: figuresOf(terms.deposit),
  },
  hotels: {
    classes: hotels.classes.map(({ name, perNight, includes, hotels: inClass }) => ({
      name,
      perNight,
      includes,
      hotels: inClass.map(({ place }) => ({ place })),
    })),
  },
  extras: extras.map(({ slug, name, price, per, minAge, places, opening }) => {
    const season = openings.find((known) => known.slug === opening)?.season;
    return { slug, name, price, per, minAge, places, season };
  }),
};

/** A term without its texts. */
function figuresOf<Term extends Terms['rooms']>({
  heading,
  short,
  text,
  example,
  ...figures
}: Term) {
  return figures;
}

export function pricedPackageOf(item: Package): PricedPackage {
  const slugs = extrasFor(item).map(({ slug }) => slug);
  return makePricedPackage(item, routeOf(item), slugs);
}

/** Makes the data of totals. */
export function makeTariffFile(): TariffFile {
  const { totalInWords: messages } = labels.tripOptions;
  return { ...tariff, packages: itemsOf('package').map(pricedPackageOf), messages };
}
