import { DayForm } from '@/components/dates/day-form';
import { Island } from '@/components/islands/island';
import { CardSection } from '@/components/items/card-section';
import { buttonStyle } from '@/components/ui/button-style';
import { ExampleTag } from '@/components/ui/example-tag';
import { Container } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { packageCollections } from '@/lib/content/collections';
import { labels, pages, priceBands, terms } from '@/lib/content/query/all-content';
import { itemsInCollection, itemsOfType } from '@/lib/content/query/items';
import {
  findBand,
  packageLists,
  packagePrices,
  suggestionsFor,
} from '@/lib/content/query/packages';
import { parameters, setParameters } from '@/lib/routes/parameters';
import { routes } from '@/lib/routes/routes';
import { interpolate } from '@/lib/text/interpolate';
import { toSlug } from '@/lib/text/slug';

const { filter, priceNote } = pages.packages;
const bandStyle =
  'tabular flex min-h-12 flex-auto items-center justify-center bg-paper px-3 md:px-2 whitespace-nowrap hover:bg-sand aria-current:bg-selected aria-current:text-on-selected forced-colors:aria-current:underline';

/** The package sections with a filter by price (price-filter.island.ts), which is hidden without scripts. */
export function FilteredPackages() {
  return (
    // The labels of lists are hidden, so that a phone's first screen shows a card.
    <Island
      name="price-filter"
      when="immediately"
      className="max-md:[&>section:first-of-type]:pt-7! max-md:[&>section_.text-label]:hidden!"
    >
      <Container className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 py-3 md:py-4">
        <BandLinks />
        <DayForm id="arrive" className="w-64 max-w-full" announceDates />
        <NoMatch />
      </Container>
      {packageCollections.map((collection, index) => (
        <CardSection
          key={collection}
          {...packageLists[collection]}
          suggestions={suggestionsFor(collection)}
          headingAt={index % 2 === 0 ? 'start' : 'end'}
          items={itemsInCollection(collection)}
        />
      ))}
      <OnRequest />
      <Container className="py-12">
        <ExampleTag entries={[terms.perPerson, ...packagePrices]} />
        <p className="max-w-text text-base text-quiet">
          {priceNote}
          <span className="mt-2 flex flex-wrap gap-x-6">
            <TextLink href={routes.prices}>{labels.price.allTerms}</TextLink>
            <TextLink href={routes.compare}>{labels.packages.compare}</TextLink>
          </span>
        </p>
      </Container>
    </Island>
  );
}

/** A link to the packages on request. It is shown with every price band, because none contains them. */
function OnRequest() {
  const packages = itemsOfType('package').filter(({ price }) => price.onRequest);
  const [first] = packages;
  if (!first) return null;
  return (
    <div data-with-band hidden className="bg-brand py-12 text-paper">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <p className="text-lead">{interpolate(filter.onRequest, { count: packages.length })}</p>
        <a
          href={`${routes.packages}#${packageLists[first.collection].id}`}
          className={buttonStyle('quietOnBrand')}
        >
          {filter.seeOnRequest}
        </a>
      </Container>
    </div>
  );
}

/** Links to the price bands, with the data that price-filter.island.ts needs. On phones and tablets the row scrolls. */
function BandLinks() {
  const packages = itemsOfType('package');
  const withPrice = packages.filter(({ price }) => !price.onRequest);
  const total = packages.length;
  const bands = priceBands.map((band) => {
    const cards = withPrice.filter(({ price }) => findBand(price.now) === band);
    return { id: toSlug(band.label), label: band.label, cards: cards.map(({ slug }) => slug) };
  });
  return (
    <nav aria-label={filter.legend} className="min-w-0 noscript:hidden">
      <span
        aria-hidden="true"
        className="mb-1 block text-label font-semibold text-lagoon uppercase max-md:mb-2"
      >
        {filter.legend}
      </span>
      <div className="flex gap-px border border-strong/60 bg-brand/25 max-lg:fading-row max-lg:border-e-0 max-md:-me-5 md:max-lg:-me-8 lg:flex-wrap">
        <a
          href={routes.packages}
          data-price-link
          data-status={interpolate(filter.total, {
            withPrice: withPrice.length,
            onRequest: total - withPrice.length,
          })}
          aria-current="true"
          className={bandStyle}
        >
          {`${filter.all} (${total})`}
        </a>
        {bands.map(({ id, label, cards }) => (
          <a
            key={id}
            href={setParameters(routes.packages, { [parameters.priceBand]: id })}
            data-price-link
            data-cards={cards.join(' ')}
            data-status={interpolate(filter.matches, { count: cards.length, total })}
            className={bandStyle}
          >
            {`${label} (${cards.length || filter.none})`}
          </a>
        ))}
      </div>
      <p role="status" data-price-status className="sr-only" />
    </nav>
  );
}

function NoMatch() {
  return (
    <div data-no-match hidden className="mt-4 w-full space-y-5 border-l-4 border-coral pl-5">
      <p className="text-lead">{filter.empty}</p>
      <a href={routes.packages} data-price-link className={buttonStyle('quiet')}>
        {filter.reset}
      </a>
    </div>
  );
}
