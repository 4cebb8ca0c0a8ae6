import { BookingButton } from '@/components/enquiry/enquiry-section';
import { CoverageLists } from '@/components/guide/coverage';
import { buttonStyle } from '@/components/ui/button-style';
import { ExampleTag } from '@/components/ui/example-tag';
import { LinkList } from '@/components/ui/link-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { labels } from '@/lib/content/query/all-content';
import type { Package } from '@/lib/content/query/packages';
import { coverageOf } from '@/lib/content/query/terms';
import { menuNameOf, sitePageAt } from '@/lib/pages/site-pages';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

/** What the price of a package covers and means, with the button that opens an enquiry. */
export function PriceSection({ item }: { item: Package }) {
  return (
    <Section>
      <SectionHeading
        id={anchors.package.price}
        heading={labels.price.included}
        size="part"
        className="mb-6"
      />
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-text-panel">
        <div className="grid content-start gap-x-16 gap-y-6 md:grid-cols-2">
          <CoverageLists level={3} rows={coverageOf(item)} />
        </div>
        <div className="space-y-6">
          <PriceNotes item={item} />
          <BookingButton className={`${buttonStyle()} max-wide:hidden`} />
        </div>
      </div>
    </Section>
  );
}

/** Links to pages about all packages, named as in the menus. */
const links = [routes.prices, routes.compare].map((route) => ({
  href: route,
  label: menuNameOf(sitePageAt(route)),
}));

export function PriceNotes({ item }: { item: Package }) {
  return (
    <div>
      {item.price.example && (
        <p className="mb-2">
          {labels.price.exampleNote} <ExampleTag entries={[item.price]} />
        </p>
      )}
      <LinkList links={links} />
    </div>
  );
}
