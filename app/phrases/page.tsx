import { PageBanner } from '@/components/banner/page-banner';
import { PhraseList } from '@/components/guide/phrase-list';
import { Container, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { labels, pages, phrases } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.phrases);

/** Phrases that guests can show to a driver, a hotel or a crew on their phone. */
export default function PhrasesPage() {
  return (
    <>
      <PageBanner route={routes.phrases} {...pages.phrases.banner} hideImage />
      <Container className="space-y-12 py-8 md:py-12">
        {phrases.groups.map(({ heading, phrases: inGroup }) => (
          <section key={heading} className="gap-x-16 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
            <SectionHeading heading={heading} size="part" className="mb-4" />
            <PhraseList phrases={inGroup} />
          </section>
        ))}
        <p>
          <TextLink href={routes.ferryCancelled}>{labels.ferries.cancelled}</TextLink>
        </p>
      </Container>
    </>
  );
}
