import './price-filter.css';
import { DayForm } from '@/components/dates/day-form';
import { Island } from '@/components/islands/island';
import { CardSection } from '@/components/items/card-section';
import { PriceNote } from '@/components/terms/price-note';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import { itemsIn, itemsOf } from '@/lib/content/query/items';
import { packageLists } from '@/lib/content/query/packages';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { interpolate } from '@/lib/text/interpolate';
import { NoMatch, PriceLinks } from './price-links';

/** The package sections under a filter by price (price-filter.island.ts). Without scripts it is not shown. */
export function FilteredPackages() {
  return (
    <Island name="price-filter" when="start" className="price-filter">
      <Container className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-3 md:py-4">
        <PriceLinks />
        <DayForm id="arrive" />
        <NoMatch />
      </Container>
      {packageLists.map(({ list, ...section }) => (
        <CardSection
          key={list}
          {...section}
          headingAt={list === 'familyPackages' ? 'end' : 'start'}
          items={itemsIn(list)}
        />
      ))}
      <OnRequest />
      <Container className="py-12">
        <PriceNote />
      </Container>
    </Island>
  );
}

/** Packages on request are in no price band: under a band one line leads to them. */
function OnRequest() {
  const { filter } = pages.packages;
  const count = itemsOf('package').filter(({ price }) => !price).length;
  if (count === 0) return null;
  return (
    <div data-under-band hidden className="bg-deep py-12 text-paper">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <p className="text-lead">{interpolate(filter.onRequest, { count })}</p>
        <a href={`${routes.packages}#flagship-packages`} className={buttonStyle('quietOnDeep')}>
          {filter.seeOnRequest}
        </a>
      </Container>
    </div>
  );
}
