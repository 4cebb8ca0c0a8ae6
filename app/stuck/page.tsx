import { PageData } from '@/components/seo/page-data';
import { StuckPage } from '@/components/stuck/stuck-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.stuck));

export default function Page() {
  return (
    <>
      <PageData route={routes.stuck} />
      <StuckPage />
    </>
  );
}
