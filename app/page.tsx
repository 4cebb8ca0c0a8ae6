import { FerryRoutes } from '@/components/ferries/ferry-sections';
import { Hero } from '@/components/home/hero';
import { Introduction } from '@/components/home/introduction';
import { SightsBanner } from '@/components/home/sights-banner';
import { WhyChoose } from '@/components/home/why-choose';
import { ItemScroller } from '@/components/items/item-scroller';
import { HomeJsonLd } from '@/components/seo/page-json-ld';
import { TextLink } from '@/components/ui/text-link';
import { packageCollections } from '@/lib/content/collections';
import { labels, pages } from '@/lib/content/query/all-content';
import { itemsInCollection, itemsOfType } from '@/lib/content/query/items';
import { packageLists } from '@/lib/content/query/packages';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.home);

export default function HomePage() {
  return (
    // On phones, delay the layout of the sections below the introduction.
    <div className="max-md:[&>section:nth-of-type(n+3)]:deferred">
      <HomeJsonLd />
      <Hero />
      <Introduction />
      {packageCollections.map((name, index) => (
        <ItemScroller key={name} {...packageLists[name]} items={itemsInCollection(name)}>
          {index === packageCollections.length - 1 && (
            <TextLink href={routes.compare}>{labels.packages.compare}</TextLink>
          )}
        </ItemScroller>
      ))}
      <SightsBanner />
      <ItemScroller
        id={anchors.ferries.operators}
        {...pages.ferries.ferryOperators}
        surface="sand"
        items={itemsOfType('ferryOperator')}
        hideText
      />
      <FerryRoutes />
      <WhyChoose />
    </div>
  );
}
