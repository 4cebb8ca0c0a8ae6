import { SentencesPage } from '@/components/sentences/sentences-page';
import { PageData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.cards));

export default function Page() {
  return (
    <>
      <PageData route={routes.cards} />
      <SentencesPage />
    </>
  );
}
