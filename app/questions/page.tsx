import { PageBanner } from '@/components/banner/page-banner';
import { NextStep } from '@/components/planning/next-step';
import { QuestionsText } from '@/components/planning/questions';
import { QuestionsData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/query/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.questions));

export default function QuestionsPage() {
  return (
    <>
      <QuestionsData />
      <PageBanner {...pages.questions.banner} low />
      <QuestionsText />
      <NextStep texts={pages.questions.more} />
    </>
  );
}
