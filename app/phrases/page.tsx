import { PhrasesPage } from '@/components/phrases/phrases-page';
import { PageData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.phrases));

export default function Page() {
  return (
    <>
      <PageData route={routes.phrases} />
      <PhrasesPage />
    </>
  );
}
