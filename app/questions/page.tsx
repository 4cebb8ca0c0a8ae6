import { GuidePage } from '@/components/guide/guide-page';
import { QuestionsText } from '@/components/guide/questions';
import { QuestionsData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.questions);

export default function QuestionsPage() {
  const { banner, more } = pages.questions;
  return (
    <GuidePage route={routes.questions} banner={banner} next={more} data={<QuestionsData />}>
      <QuestionsText />
    </GuidePage>
  );
}
