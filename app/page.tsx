import { FerryRoutes } from '@/components/ferries/ferry-sections';
import { Hero } from '@/components/home/hero';
import { Introduction } from '@/components/home/introduction';
import { SightsBanner } from '@/components/home/sights-banner';
import { WhyChoose } from '@/components/home/why-choose';
import { ItemScroller } from '@/components/items/scroller';
import { HomeJsonLd } from '@/components/seo/page-json-ld';
import { TextLink } from '@/components/ui/text-link';
import { packageCollections } from '@/lib/content/collections';
import { labels, pages } from '@/lib/content/query/all-content';
import { itemsInCollection, itemsOfType } from '@/lib/content/query/items';
import { packageLists, suggestionsFor } from '@/lib/content/query/packages';
import { samplePlanLinksOf } from '@/lib/item-types/package';
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
      {packageCollections.map((name) => (
        <PackageScroller key={name} name={name} />
      ))}
      <SightsBanner />
      <ItemScroller
        id={anchors.ferries.operators}
        {...pages.ferries.ferryOperators}
        surface="sand"
        items={itemsOfType('ferryOperator')}
      />
      <FerryRoutes />
      <WhyChoose />
    </div>
  );
}

/** A list of packages, with links to the sample plans that suit them. The last list also links to all packages. */
function PackageScroller({ name }: { name: (typeof packageCollections)[number] }) {
  const items = itemsInCollection(name);
  return (
    <ItemScroller
      {...packageLists[name]}
      {...pages.home[name]}
      suggestions={suggestionsFor(name)}
      items={items}
    >
      <p className="flex flex-wrap gap-x-6 empty:hidden">
        {samplePlanLinksOf(items).map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
        {name === packageCollections.at(-1) && (
          <TextLink href={routes.compare}>{labels.packages.compare}</TextLink>
        )}
      </p>
    </ItemScroller>
  );
}
