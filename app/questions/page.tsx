import { GuidePage } from '@/components/guide/guide-page';
import { QuestionsText } from '@/components/guide/questions';
import { QuestionsJsonLd } from '@/components/seo/page-json-ld';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.questions);

export default function QuestionsPage() {
  const { banner, more } = pages.questions;
  return (
    <GuidePage
      route={routes.questions}
      banner={banner}
      next={more}
      structuredData={<QuestionsJsonLd />}
    >
      <QuestionsText />
    </GuidePage>
  );
}
