import { ContactLinks } from '@/components/contact/contact-panel';
import { PageWithContents } from '@/components/guide/page-with-contents';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { PointList } from '@/components/ui/point-list';
import { Row } from '@/components/ui/row';
import { SectionHeading } from '@/components/ui/section-heading';
import type { Privacy } from '@/lib/content/query/site';
import { interpolate } from '@/lib/text/interpolate';
import { ExampleTag } from './example-tag';
import { PrivacyForms } from './privacy-forms';

const summaryId = 'in-short';

/** The privacy page: a summary, the forms, the full text, and the person responsible. */
export function PrivacyText({ privacy }: { privacy: Privacy }) {
  const { summary, forms, sections, responsible, updated } = privacy;
  return (
    <PageWithContents
      entries={[{ id: summaryId, heading: summary.heading }, forms, ...sections, responsible]}
      updated={updated}
    >
      <section
        aria-labelledby={summaryId}
        className="-mx-5 bg-sand px-5 py-8 md:mx-0 md:p-8 xl:p-10"
      >
        <SectionHeading id={summaryId} heading={summary.heading} size="part" className="mb-6" />
        <PointList points={summary.points} className="sm:grid-cols-2" />
      </section>
      <PrivacyForms texts={forms} />
      <div>
        {sections.map((section) => (
          <PrivacySection key={section.id} {...section} />
        ))}
        <Row id={responsible.id} heading={responsible.heading} level="h2">
          <p>{responsible.paragraph}</p>
          <ContactLinks />
        </Row>
      </div>
    </PageWithContents>
  );
}

/** A section of the full text: paragraphs, then parts or points. */
function PrivacySection(section: Privacy['sections'][number]) {
  const { id, heading, paragraphs, parts = [], points, months } = section;
  return (
    <Row id={id} heading={heading} level="h2">
      <Paragraphs texts={paragraphs.map((text) => interpolate(text, { months: String(months) }))} />
      {parts.map((part) => (
        <div key={part.heading}>
          <h3 className="font-semibold">{part.heading}</h3>
          <p>{part.paragraph}</p>
        </div>
      ))}
      {points && <BulletPoints points={points} />}
      <ExampleTag of={[section]} />
    </Row>
  );
}
