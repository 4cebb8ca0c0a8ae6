import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { Search } from '@/components/search/search.island';
import { Icon } from '@/components/ui/icon';
import { Container, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { makeSearchData, makeSiteRecords } from '@/lib/data-files/make-search';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.search);

export default function SearchPage() {
  const { banner, field, examples, status, results, next, list } = pages.search;
  const messages = { field, examples, status, results, next };
  return (
    <>
      <PageBanner route={routes.search} {...banner} hideImage />
      <Container className="py-6 md:py-10">
        <Island
          name="search"
          when="near-after-first-use"
          component={Search}
          props={{ messages }}
          propsFromData={{ search: makeSearchData() }}
        />
        <section aria-labelledby="whole-site" className="mt-12">
          <SectionHeading id="whole-site" heading={list} size="part" className="mb-4" />
          <SiteIndex />
        </section>
      </Container>
    </>
  );
}

/** All pages of the site, grouped by kind, and in alphabetical order. Places are listed with their other names. */
function SiteIndex() {
  const all = makeSiteRecords().filter(({ href }) => !href.includes('#'));
  const kinds = new Set(all.map(({ kind }) => kind));
  return (
    <div className="border-t border-line">
      {[...kinds].map((kind) => (
        <details key={kind} className="border-b border-line">
          <summary className="flex min-h-14 items-center justify-between gap-3 hover:text-lagoon">
            <h3 className="text-xl">{kind}</h3>
            <Icon name="plus" className="size-5 flex-none in-open:rotate-45" />
          </summary>
          <ul className="mb-4 gap-x-10 sm:columns-2">
            {all
              .filter((record) => record.kind === kind)
              .toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
              .map(({ name, aliases = [], href }) => (
                <li key={href} className="break-inside-avoid">
                  <a href={href} className="block py-2.5 text-base hover:text-lagoon lg:py-1.5">
                    {name}
                    {kind !== pages.search.kinds.page && aliases.length > 0 && (
                      <span className="text-sm text-quiet"> {aliases.join(', ')}</span>
                    )}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
