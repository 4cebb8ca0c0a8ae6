import { SavedPage } from '@/components/saved/saved-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.saved);

export default function Page() {
  return <SavedPage />;
}
