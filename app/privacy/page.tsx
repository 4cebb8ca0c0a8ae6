import { PageBanner } from '@/components/banner/page-banner';
import { ContactDetails } from '@/components/contact/contact-panel';
import { PrivacyForms } from '@/components/enquiry/privacy-forms';
import { PageWithContents } from '@/components/guide/page-with-contents';
import { BulletPoints } from '@/components/ui/bullet-list';
import { ExampleTag } from '@/components/ui/example-tag';
import { Paragraphs } from '@/components/ui/paragraphs';
import { PointList } from '@/components/ui/point-list';
import { Row } from '@/components/ui/row';
import { SectionHeading } from '@/components/ui/section';
import { pages, privacy } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.privacy);

const summaryId = 'in-short';

export default function PrivacyPage() {
  const { summary, forms, sections, responsible, updated } = privacy;
  return (
    <>
      <PageBanner route={routes.privacy} {...pages.privacy.banner} hideImage />
      <PageWithContents
        entries={[{ id: summaryId, heading: summary.heading }, forms, ...sections, responsible]}
        updated={updated}
      >
        <section
          aria-labelledby={summaryId}
          className="-mx-5 bg-sand px-5 py-8 md:mx-0 md:p-8 xl:p-10"
        >
          <SectionHeading id={summaryId} heading={summary.heading} size="part" className="mb-6" />
          <PointList points={summary.points} />
        </section>
        <PrivacyForms />
        <div>
          {sections.map((section) => (
            <Row key={section.id} id={section.id} heading={section.heading} level={2}>
              <Paragraphs texts={section.paragraphs} />
              {section.parts?.map((part) => (
                <div key={part.heading}>
                  <h3>{part.heading}</h3>
                  <p>{part.paragraph}</p>
                </div>
              ))}
              {section.points && <BulletPoints points={section.points} />}
              <ExampleTag entries={[section]} />
            </Row>
          ))}
          <Row id={responsible.id} heading={responsible.heading} level={2}>
            <p>{responsible.paragraph}</p>
            <ContactDetails />
          </Row>
        </div>
      </PageWithContents>
    </>
  );
}
