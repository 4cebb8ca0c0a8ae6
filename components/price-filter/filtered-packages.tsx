import './price-filter.css';
import { CardSection } from '@/components/items/card-section';
import { PackageCard } from '@/components/packages/package-card';
import { PriceNote } from '@/components/terms/price-note';
import { ArrivalForm } from '@/components/trip-dates/arrival-form';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { itemsIn, itemsOf } from '@/lib/content/query/items';
import { type Package, packageLists, priceGroupOf } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { bandId, everyPrice, filterParameter } from '@/lib/price-filter';
import { routes } from '@/lib/routes';
import { fillIn } from '@/lib/text/fill-in';
import { type Choice, PriceForm } from './price-form';

/** The package sections under a filter by price. */
export function FilteredPackages() {
  const { filter } = pages.packages;
  const groups = itemsOf('package').map(priceGroupOf);
  const onRequest = groups.filter((group) => group === 'on-request').length;
  const choices: Choice[] = [
    {
      id: everyPrice,
      band: everyPrice,
      label: filter.all,
      count: groups.length,
      matches: fillIn(filter.total, { priced: groups.length - onRequest, onRequest }),
    },
    ...filter.bands.map((band, index) => {
      const count = groups.filter((group) => group === `${index + 1}`).length;
      const matches = fillIn(filter.matches, { count, total: groups.length });
      return { id: bandId(band), band: `${index + 1}`, label: band.label, count, matches };
    }),
  ];
  // Bands without a trip are last.
  choices.sort((one, other) => Number(one.count === 0) - Number(other.count === 0));
  const filled = choices.filter(({ count }) => count > 0).map(({ band }) => band);
  return (
    <div className="price-filter">
      <Container className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 md:py-4">
        <PriceForm choices={choices} />
        <ArrivalForm id="arrive" variant="line" />
      </Container>
      <p role="status" className="sr-only" />
      <div className="price-groups">
        <Packages />
      </div>
      <OnRequest
        count={onRequest}
        under={choices.map(({ band }) => band).filter((band) => band !== everyPrice)}
      />
      <div data-bands={filled.join(' ')}>
        <Container className="py-12">
          <PriceNote />
        </Container>
      </div>
    </div>
  );
}

/** Packages on request are in no price band: one line replaces their section. */
function OnRequest({ count, under }: { count: number; under: readonly string[] }) {
  const { filter } = pages.packages;
  if (count === 0) return null;
  return (
    <div data-bands={under.join(' ')} className="bg-deep py-12 text-paper">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <p className="text-lead">{fillIn(filter.onRequest, { count })}</p>
        {/* Before the scripts run, a parameter that filters nothing reloads the page, with "All". */}
        <a
          href={`${routes.packages}?${filterParameter}=${everyPrice}#flagship-packages`}
          data-part="show-all"
          className={buttonStyle('quietOnDeep')}
        >
          {filter.seeOnRequest}
        </a>
      </Container>
    </div>
  );
}

/** The three package sections of the packages page: all cards below each other, for comparing. */
function Packages() {
  return packageLists.map(({ list, ...section }) => (
    <CardSection key={list} {...section} headingAt={list === 'familyPackages' ? 'end' : 'start'}>
      {itemsIn(list).map((item: Package) => (
        <PackageCard key={item.slug} item={item} />
      ))}
    </CardSection>
  ));
}
