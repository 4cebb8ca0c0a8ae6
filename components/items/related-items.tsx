import { shortFactsOf } from '@/components/ferries/ferry-rules';
import { PriceOrRequest } from '@/components/terms/price-or-request';
import { buttonStyle } from '@/components/ui/button-style';
import type { Surface } from '@/components/ui/section';
import { rowLink } from '@/components/ui/text-link';
import type { TileItem } from '@/components/ui/tile';
import type { FerryRoute } from '@/lib/content/query/ferries';
import { type ItemOf, routeOf } from '@/lib/content/query/items';
import { namesOf, type Package } from '@/lib/content/query/packages';
import { labels, pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { type Located, nearbyOf } from './nearby-items';
import { Related } from './related';

type Sport = ItemOf<'sport'>;

/** The tile of an item, without words on it. */
function tileOf(item: Located | Sport): TileItem {
  return { name: item.name, href: routeOf(item), image: item.image };
}

/** How many items are near a place with water sports, in all; half as many elsewhere. */
const mostNearby = 8;

/**
 * The places, beaches and sights next to an item.
 * @param sports water sports there: they come first in the row
 */
export function Nearby({ item, sports = [] }: { item: Located | Sport; sports?: Sport[] }) {
  const count = sports.length > 0 ? mostNearby - sports.length : mostNearby / 2;
  return (
    <Related
      id="nearby"
      heading={sports.length > 0 ? labels.hereAndNearby : labels.nearby}
      surface="paper"
      items={[...sports, ...nearbyOf(item, count).map((near) => near.item)].map(tileOf)}
    />
  );
}

/** Water sports, under the heading of their list. */
export function RelatedSports({ sports }: { sports: readonly Sport[] }) {
  return (
    <Related
      id="sports"
      heading={pages.sports.trending.heading}
      surface="deep"
      items={sports.map(tileOf)}
    />
  );
}

type FerryRoutesProps = { heading: string; ferryRoutes: readonly FerryRoute[] };

/** Ferry routes related to an item. */
export function RelatedFerryRoutes({ heading, ferryRoutes }: FerryRoutesProps) {
  return (
    <Related
      id="ferryRoutes"
      heading={heading}
      surface="deep"
      items={ferryRoutes.map((ferryRoute) => ({
        href: routeOf(ferryRoute),
        name: ferryRoute.name,
        note: shortFactsOf(ferryRoute).join(', '),
        image: ferryRoute.image,
      }))}
    />
  );
}

type PackagesProps = { heading: string; packages: readonly Package[]; surface: Surface };

/** How many packages are named. Havelock is on nearly every trip: the link to all leads to the others. */
const most = 6;

/** Packages related to an item, the first few, and a link to all packages. */
export function RelatedPackages({ heading, packages, surface }: PackagesProps) {
  const isAlone = packages.length === 1;
  return (
    <Related
      id="related-packages"
      heading={heading}
      surface={surface}
      items={packages.slice(0, most).map((item) => ({
        href: routeOf(item),
        name: namesOf(item).heading,
        note: (
          <>
            {item.price ? (item.name ?? namesOf(item).list) : item.duration}
            {(isAlone || item.price) && (
              <PriceOrRequest
                item={item}
                as="span"
                className={isAlone ? 'mt-3 block font-serif text-3xl' : 'block'}
              >
                {' '}
                <small className="font-sans text-sm">{labels.perPerson}</small>
              </PriceOrRequest>
            )}
            {isAlone && <span className={`mt-5 ${buttonStyle()}`}>{labels.itemDetails}</span>}
          </>
        ),
        image: item.image,
      }))}
      more={
        <a
          href={routes.packages}
          className={isAlone ? rowLink : buttonStyle(surface === 'deep' ? 'quietOnDeep' : 'quiet')}
        >
          {labels.allPackages}
        </a>
      }
    />
  );
}
