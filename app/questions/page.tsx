import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { NextStep } from '@/components/sections/next-step';
import { QuestionsText } from '@/components/sections/questions';
import { QuestionsData } from '@/components/seo/page-data';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

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
