import './comparison.css';
import type { ReactNode } from 'react';
import { PageBanner } from '@/components/banner/page-banner';
import { DateLineIsland } from '@/components/dates/date-line';
import { DayForm } from '@/components/dates/day-form';
import { Island } from '@/components/islands/island';
import { SaveButton } from '@/components/saved/save-button';
import { DataTable } from '@/components/ui/data-table';
import { ExampleTag } from '@/components/ui/example-tag';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { hotelClasses, pages } from '@/lib/content/query/all-content';
import { itemsOfType } from '@/lib/content/query/items';
import { type Package, packagePrices } from '@/lib/content/query/packages';
import { type ComparisonName, comparisonHeadings, comparisonOf } from '@/lib/item-types/comparison';
import { viewOf } from '@/lib/item-types/views';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.compare);

const { banner, caption, hotels, trip: heading, save, sideBySide } = pages.compare;

/** Widths of columns that hold text. */
const widths: Partial<Record<ComparisonName, string>> = {
  price: 'whitespace-nowrap',
  nights: 'whitespace-nowrap',
  sellingPoint: 'min-w-40',
  unsuitableFor: 'min-w-40',
};

/** All packages in one table. The page of the saved list shows saved packages side by side. */
export default function ComparePage() {
  return (
    <>
      <PageBanner route={routes.compare} {...banner} hideImage />
      <Section>
        <Island name="redirect-to-saved" when="immediately" className="noscript:hidden">
          <p>
            {`${save} `}
            <TextLink href={routes.saved}>{sideBySide}</TextLink>
          </p>
        </Island>
        <p>
          {`${hotels} `}
          <ExampleTag entries={[...hotelClasses, ...packagePrices]} />
        </p>
        <DayForm id="arrive" className="mt-6" announceDates />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it */}
        <section aria-label={caption} tabIndex={0} className="comparison relative mt-8">
          <DataTable
            caption={caption}
            columns={[{ id: 'package', heading }, ...comparisonHeadings]}
            rows={itemsOfType('package').map((item) => ({
              id: item.slug,
              head: <PackageHead item={item} />,
              cells: cellsOf(item),
            }))}
          />
        </section>
      </Section>
    </>
  );
}

function cellsOf(item: Package): Record<string, ReactNode> {
  const comparison = comparisonOf(item);
  return Object.fromEntries(
    comparisonHeadings.map(({ id }) => [
      id,
      comparison[id].map((line) => (
        <p key={line} className={`first-letter:uppercase ${widths[id] ?? ''}`}>
          {line}
        </p>
      )),
    ]),
  );
}

/** The row heading of a package: picture, names and Save button. */
function PackageHead({ item }: { item: Package }) {
  const view = viewOf(item);
  return (
    <div className="flex gap-4">
      <Picture
        image={{ ...item.image, alt: '' }}
        sizes="88px"
        className="print:hidden aspect-3/2 w-22 flex-none self-start object-cover max-xl:hidden"
      />
      <div className="min-w-0 self-baseline">
        <a
          href={view.route}
          className="underline decoration-coral decoration-2 underline-offset-4 hover:text-lagoon"
        >
          {view.heading}
        </a>
        <p className="mt-1 mb-2 font-sans text-sm text-quiet">{item.duration}</p>
        <DateLineIsland
          route={view.route}
          className="mb-2 font-sans text-sm font-medium text-lagoon"
        />
        <SaveButton view={view} className="px-4 font-sans text-sm" />
      </div>
    </div>
  );
}
