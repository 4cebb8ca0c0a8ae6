import { GuidePage } from '@/components/guide/guide-page';
import { QuestionsText } from '@/components/guide/questions';
import { QuestionsJsonLd } from '@/components/seo/page-json-ld';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.questions);

export default function QuestionsPage() {
  return (
    <GuidePage page="questions" structuredData={<QuestionsJsonLd />}>
      <QuestionsText />
    </GuidePage>
  );
}
