import { CancelledLink } from '@/components/details/cruise-body';
import { Term } from '@/components/details/term';
import { sitePage } from '@/components/kinds/site-pages';
import { PageBanner } from '@/components/layout/page-banner';
import { ItemMap } from '@/components/map/item-map';
import { FerryRoutes, Operators } from '@/components/sections/cruise';
import { PageData } from '@/components/seo/page-data';
import { Beside } from '@/components/ui/beside';
import { More } from '@/components/ui/more';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Container, Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { ferriesChart } from '@/lib/content/map';
import { labels, pages } from '@/lib/content/site';
import { terms } from '@/lib/content/terms';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata(sitePage(routes.cruise));

export default function CruisePage() {
  const { banner, advice } = pages.cruise;
  const { ferries } = pages.map;
  return (
    <>
      <PageData route={routes.cruise} />
      <PageBanner {...banner} />
      <Container className="py-10 md:py-16">
        <div className="gap-12 space-y-5 text-lead text-quiet *:break-inside-avoid md:columns-2">
          <Paragraphs texts={advice.slice(0, 1)} />
          <More text={labels.more} of={banner.heading} tablets>
            <div className="space-y-5">
              <Paragraphs texts={advice.slice(1)} />
            </div>
          </More>
        </div>
        <p className="mt-5">
          <CancelledLink />
        </p>
      </Container>
      <Operators />
      <FerryRoutes />
      <Section labelledBy="ferry-cancelled" close>
        <Beside>
          <ItemMap heading={ferries.heading} chart={ferriesChart()} name={ferries.heading} />
          <div className="space-y-4">
            <Term
              id="ferry-cancelled"
              term={terms.ferry}
              level="h2"
              fold={(rest) => (
                <More text={labels.more} of={terms.ferry.heading} tablets>
                  <div className="space-y-3">{rest}</div>
                </More>
              )}
            />
            <TextLink href={routes.prices}>{labels.allTerms}</TextLink>
          </div>
        </Beside>
      </Section>
    </>
  );
}
