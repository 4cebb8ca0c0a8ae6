import { WithContents } from '@/components/planning/with-contents';
import { Container } from '@/components/ui/section';
import type { Privacy } from '@/lib/content/query/site';
import { PrivacyForms } from './privacy-forms';
import { PrivacySection } from './privacy-section';

/** Sums the page up in four points, before the full text. */
export function PrivacySummary({ summary }: { summary: Privacy['summary'] }) {
  return (
    <section aria-labelledby="in-short" className="bg-sand">
      <Container className="py-8 md:py-12 lg:py-24">
        <h2 id="in-short" className="text-section">
          {summary.heading}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {summary.points.map(({ heading, paragraph }) => (
            <li key={heading} className="paired border-t-2 border-deep pt-5">
              <h3 className="text-card">{heading}</h3>
              <p className="mt-2">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** The full text. */
export function PrivacyText({ privacy }: { privacy: Privacy }) {
  const { forms, sections, responsible, exampleNote, updated } = privacy;
  return (
    <WithContents entries={[forms, ...sections, responsible]} updated={updated}>
      <PrivacyForms texts={forms} />
      {sections.map((section) => (
        <PrivacySection key={section.id} section={section} exampleNote={exampleNote} />
      ))}
    </WithContents>
  );
}
