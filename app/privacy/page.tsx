import { PageBanner } from '@/components/banner/page-banner';
import { PrivacyText } from '@/components/company/privacy';
import { pages, privacy } from '@/lib/content/query/site';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.privacy);

export default function PrivacyPage() {
  return (
    <>
      <PageBanner route={routes.privacy} {...pages.privacy.banner} plain />
      <PrivacyText privacy={privacy} />
    </>
  );
}
