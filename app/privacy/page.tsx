import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { PrivacySummary, PrivacyText } from '@/components/sections/privacy';
import { Responsible } from '@/components/sections/responsible';
import { PageData } from '@/components/seo/page-data';
import { pages, privacy } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.privacy));

export default function PrivacyPage() {
  return (
    <>
      <PageData route={routes.privacy} />
      <PageBanner {...pages.privacy.banner} low />
      <PrivacySummary summary={privacy.summary} />
      <PrivacyText privacy={privacy} />
      <Responsible texts={privacy.responsible} />
    </>
  );
}
