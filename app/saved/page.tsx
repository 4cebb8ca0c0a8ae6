import { SavedPage } from '@/components/saved/saved-page';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/site-pages/site-pages';

export const metadata = pageMetadata(sitePage(routes.saved));

export default function Page() {
  return <SavedPage />;
}
