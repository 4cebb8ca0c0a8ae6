import './site-index.css';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { pages } from '@/lib/content/query/site';
import type { SearchRecord } from '@/lib/search/search-record';
import { getNamedRecords, getRecordsByPage } from '@/lib/search/site-records';
import { sitePage, trailOf } from '@/lib/site-pages/site-pages';
import { SearchResults } from './search-results';
import { SiteLetters } from './site-letters';

const { list, rest: restHeading } = pages.search;

/** What is found, and everything that the site has: names from A to Z, the rest by page. */
export function SiteIndex() {
  const rest = getRecordsByPage();
  const routes = [...new Set(rest.map(pageOfRecord))];
  return (
    <Section labelledBy="a-to-z" compact>
      <SearchResults />
      <p className="text-label font-semibold text-lagoon uppercase">{list.label}</p>
      <h2 id="a-to-z" className="mt-3 text-3xl">
        {list.heading}
      </h2>
      <SiteLetters records={getNamedRecords()} />
      <section aria-labelledby="by-page" className="mt-12 lg:grid lg:grid-cols-3 lg:gap-x-12">
        <h2 id="by-page" className="mb-4 text-3xl">
          {restHeading}
        </h2>
        <div className="border-t border-line lg:col-span-2">
          {routes.map((route) => (
            <PageParts
              key={route}
              route={route}
              parts={rest.filter((one) => pageOfRecord(one) === route)}
            />
          ))}
        </div>
      </section>
    </Section>
  );
}

/** What one page has: the items of its list, or its parts. */
function PageParts({ route, parts }: { route: string; parts: readonly SearchRecord[] }) {
  return (
    <details className="border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-3 hover:text-lagoon">
        <h3 className="text-xl">
          {trailOf(sitePage(route)).at(-1)?.name}{' '}
          <span className="text-sm font-normal text-quiet">{parts.length}</span>
        </h3>
        <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
      </summary>
      <ul className="side-links gap-x-10 mb-4 sm:columns-2">
        {parts.map(({ name, href }) => (
          <li key={href} className="break-inside-avoid">
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The page that a record is on: that of the list which it is in, or which has its anchor. */
function pageOfRecord({ href }: SearchRecord): string {
  return href.replace(/[#/][^#/]+$/, '');
}
