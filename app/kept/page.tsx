import { Kept } from '@/components/kept/kept';
import { sitePage } from '@/components/kinds/site-pages';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.kept));

export default function KeptPage() {
  return <Kept />;
}
