import { PlainBanner } from '@/components/banner/plain-banner';
import { SearchBox } from '@/components/search/search-box';
import { SiteIndex } from '@/components/search/site-index';
import { PageData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.search));

export default function SearchPage() {
  return (
    <>
      <PageData route={routes.search} />
      <PlainBanner {...pages.search.banner}>
        <SearchBox />
      </PlainBanner>
      <SiteIndex />
    </>
  );
}
