import { Kept } from '@/components/kept/kept';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { sitePage } from '@/lib/seo/site-pages';

export const metadata = pageMetadata(sitePage(routes.kept));

export default function KeptPage() {
  return <Kept />;
}
