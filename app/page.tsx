import { FerryRoutes } from '@/components/ferries/ferry-sections';
import { Hero } from '@/components/home/hero';
import { Introduction } from '@/components/home/introduction';
import { WhyChoose } from '@/components/home/why-choose';
import { ItemScroller } from '@/components/items/scroller';
import { HomeJsonLd } from '@/components/seo/page-json-ld';
import { buttonStyle } from '@/components/ui/button-style';
import { Picture } from '@/components/ui/picture';
import { SectionHeading } from '@/components/ui/section';
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

/** A large picture that reaches the edge of the screen, beside a text with a link to the sights. */
function SightsBanner() {
  const { sights } = pages.home;
  return (
    <section
      aria-labelledby="sights"
      className="grid bg-night text-paper print:hidden lg:min-h-168 lg:grid-cols-2"
    >
      <Picture
        image={sights.image}
        sizes="(min-width: 2112px) 50vw, (min-width: 1024px) 1056px, 100vw"
        className="aspect-2/1 size-full object-cover lg:aspect-auto lg:h-0 lg:min-h-full"
      />
      <div className="self-center px-5 py-10 md:px-8 md:py-20 lg:pr-[max(--spacing(8),100%-38rem)] lg:pl-16">
        <SectionHeading id="sights" {...sights} />
        <p className="mt-4 text-lead text-paper/85">{sights.paragraph}</p>
        <a href={sights.action.href} className={`${buttonStyle('onBrand')} mt-6`}>
          {sights.action.label}
        </a>
      </div>
    </section>
  );
}
