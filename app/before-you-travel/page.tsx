import { BeforeYouTravel } from '@/components/guide/before-you-travel';
import { GuidePage } from '@/components/guide/guide-page';
import { routes } from '@/lib/routes/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(routes.beforeYouTravel);

export default function BeforePage() {
  return (
    <GuidePage page="beforeYouTravel">
      <BeforeYouTravel />
    </GuidePage>
  );
}
