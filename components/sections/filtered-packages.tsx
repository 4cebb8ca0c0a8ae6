import { PriceFilter } from '@/components/islands/price-filter';
import { buttonStyle } from '@/components/ui/button-style';
import { Container } from '@/components/ui/section';
import {
  getFamilyPackages,
  getFlagshipPackages,
  getHoneymoonPackages,
  priceGroupOf,
} from '@/lib/content/packages';
import { pages } from '@/lib/content/site';
import { type PriceChoice, priceBands, priceChoices } from '@/lib/price-filter';
import { routes } from '@/lib/routes';
import { Packages } from './packages';
import { PriceForm } from './price-form';

const { filter } = pages.packages;

/** The package sections under a filter by price. */
export function FilteredPackages() {
  const groups = [...getFamilyPackages(), ...getHoneymoonPackages(), ...getFlagshipPackages()].map(
    priceGroupOf,
  );
  const countOf = (choice: PriceChoice) =>
    choice === 'all' ? groups.length : groups.filter((group) => group === choice).length;
  const matches = forEachChoice((choice) =>
    (choice === 'all' ? filter.total : filter.matches)
      .replace('{count}', String(countOf(choice)))
      .replace('{total}', String(groups.length)),
  );
  const spoken = forEachChoice((choice) =>
    filter.spoken.replace('{option}', filter.options[choice]).replace('{matches}', matches[choice]),
  );
  return (
    <PriceFilter spoken={spoken}>
      <PriceForm matches={matches} empty={priceChoices.filter((choice) => countOf(choice) === 0)} />
      <Packages />
      <OnRequest count={groups.filter((group) => group === 'on-request').length} />
    </PriceFilter>
  );
}

/** What a price band can't hold: one line in the place of the section. */
function OnRequest({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div data-under={priceBands.join(' ')} className="bg-deep py-12 text-paper">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-6">
        <p className="text-lead">{filter.onRequest.replace('{count}', String(count))}</p>
        {/* A parameter that filters nothing makes it a new page, with "All", before the scripts. */}
        <a
          href={`${routes.packages}?price=all#flagship-packages`}
          data-show-all
          className={buttonStyle('quietOnDeep')}
        >
          {filter.seeOnRequest}
        </a>
      </Container>
    </div>
  );
}

/** Something for every option. */
function forEachChoice(text: (choice: PriceChoice) => string): Record<PriceChoice, string> {
  return Object.fromEntries(priceChoices.map((choice) => [choice, text(choice)])) as Record<
    PriceChoice,
    string
  >;
}
