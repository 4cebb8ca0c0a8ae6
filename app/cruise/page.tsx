import { PageBanner } from '@/components/layout/page-banner';
import { FerryRoutes, Operators } from '@/components/sections/cruise';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Container } from '@/components/ui/section';
import { pages } from '@/lib/content/site';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(pages.cruise);

export default function CruisePage() {
  const { banner, advice } = pages.cruise;
  return (
    <>
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
