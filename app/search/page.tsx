import { PageBanner } from '@/components/banner/page-banner';
import { Island } from '@/components/islands/island';
import { Search } from '@/components/search/search.island';
import { SiteIndex } from '@/components/search/site-index';
import { Container, SectionHeading } from '@/components/ui/section';
import { pages } from '@/lib/content/query/all-content';
import { makeSearchData } from '@/lib/data-files/make-search';
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
