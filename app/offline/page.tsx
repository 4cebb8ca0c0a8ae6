import { OfflinePage } from '@/components/offline/offline-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.offline);

export default function Page() {
  return <OfflinePage />;
}
