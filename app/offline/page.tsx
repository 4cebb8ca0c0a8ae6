import { OfflinePage } from '@/components/offline/offline-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.offline));

export default function Page() {
  return <OfflinePage />;
}
