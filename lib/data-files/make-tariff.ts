import type { Terms } from '@/content/schema/terms';
import { makePricedExtras, makePricedPackage } from '@/lib/content/priced-package';
import { content, labels } from '@/lib/content/query/all-content';
import { itemsOfType, routeOf } from '@/lib/content/query/items';
import type { Tariff, TariffData } from '@/lib/trips/tariff';

const { terms, hotels, extras } = content;

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
  extras: makePricedExtras(content),
};

/** The numbers in a term, without its texts. */
function figuresOf<Term extends Terms['rooms']>({
  heading,
  short,
  text,
  example,
  ...figures
}: Term) {
  return figures;
}

export function makeTariffData(): TariffData {
  const { totalMessages: messages } = labels.choice;
  const packages = itemsOfType('package').map((item) => ({
    route: routeOf(item),
    ...makePricedPackage(item, extras),
  }));
  return { ...tariff, packages, messages };
}
