import { GuidePage } from '@/components/guide/guide-page';
import { Openings } from '@/components/guide/openings';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.opening));

export default function OpeningPage() {
  const { banner, ask } = pages.opening;
  return (
    <GuidePage route={routes.opening} banner={banner} next={ask}>
      <Openings />
    </GuidePage>
  );
}
