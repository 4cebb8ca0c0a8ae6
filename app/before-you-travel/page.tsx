import { BeforeYouTravel } from '@/components/guide/before-you-travel';
import { GuidePage } from '@/components/guide/guide-page';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.beforeYouTravel);

export default function BeforePage() {
  const { banner, ask } = pages.beforeYouTravel;
  return (
    <GuidePage route={routes.beforeYouTravel} banner={banner} next={ask}>
      <BeforeYouTravel />
    </GuidePage>
  );
}
