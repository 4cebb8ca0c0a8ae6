import { PageBanner } from '@/components/banner/page-banner';
import { CardSection } from '@/components/items/card-section';
import { pages } from '@/lib/content/query/all-content';
import { itemsInCollection, itemsOfType, routeOf } from '@/lib/content/query/items';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.sports);

export default function SportsPage() {
  const { banner, sports, leisureServices, beaches } = pages.sports;
  return (
    <>
      <PageBanner route={routes.sports} {...banner} compact />
      <CardSection id="trending-activities" {...sports} items={itemsOfType('sport')}>
        <h3 className="mt-10 text-card">{leisureServices}</h3>
        <ul className="mt-4 flex flex-wrap gap-3">
          {itemsInCollection('leisureServices').map((item) => (
            <li key={item.slug}>
              <a
                href={routeOf(item)}
                className="inline-flex min-h-11 items-center rounded-full border border-line px-4 hover:bg-sand"
              >
                {item.name}
              </a>
            </li>
          ))}
        </ul>
      </CardSection>
      <CardSection id="popular-beaches" {...beaches} surface="brand" items={itemsOfType('beach')} />
    </>
  );
}
