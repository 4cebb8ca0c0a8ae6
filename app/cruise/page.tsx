import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { FerryRoutes, Operators } from '@/components/sections/cruise';
import { PageData } from '@/components/seo/page-data';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.cruise));

export default function CruisePage() {
  const { banner, advice } = pages.cruise;
  return (
    <>
      <PageData route={routes.cruise} />
      <PageBanner {...banner} />
      <Container className="py-16">
        <div className="gap-12 space-y-5 text-lead text-quiet md:columns-2">
          <Paragraphs texts={advice} />
        </div>
      </Container>
      <Operators />
      <FerryRoutes />
    </>
  );
}
