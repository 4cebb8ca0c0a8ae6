import { PhrasesPage } from '@/components/guide/phrases-page';
import { PageData } from '@/components/seo/page-data';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.phrases);

export default function Page() {
  return (
    <>
      <PageData route={routes.phrases} />
      <PhrasesPage />
    </>
  );
}
