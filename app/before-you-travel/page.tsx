import { BeforeYouTravel } from '@/components/guide/before-you-travel';
import { GuidePage } from '@/components/guide/guide-page';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.before);

export default function BeforePage() {
  const { banner, ask } = pages.before;
  return (
    <GuidePage route={routes.before} banner={banner} next={ask}>
      <BeforeYouTravel />
    </GuidePage>
  );
}
