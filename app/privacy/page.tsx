import { PageBanner } from '@/components/layout/page-banner';
import { PrivacySummary, PrivacyText } from '@/components/sections/privacy';
import { Responsible } from '@/components/sections/responsible';
import { pages, privacy } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.privacy);

export default function PrivacyPage() {
  return (
    <>
      <PageBanner {...pages.privacy.banner} />
      <PrivacySummary summary={privacy.summary} />
      <PrivacyText privacy={privacy} />
      <Responsible texts={privacy.responsible} />
    </>
  );
}
