import { GuidePage } from '@/components/guide/guide-page';
import { QuestionsText } from '@/components/guide/questions';
import { QuestionsData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.questions));

export default function QuestionsPage() {
  const { banner, more } = pages.questions;
  return (
    <GuidePage route={routes.questions} banner={banner} next={more} data={<QuestionsData />}>
      <QuestionsText />
    </GuidePage>
  );
}
