import { PageWithContents } from '@/components/planning/page-with-contents';
import type { Privacy } from '@/lib/content/query/site';
import { PrivacyForms } from './privacy-forms';
import { PrivacySection } from './privacy-section';

const summaryId = 'in-short';

/** Sums the page up in four points, before the full text. */
function PrivacySummary({ summary }: { summary: Privacy['summary'] }) {
  return (
    <section aria-labelledby={summaryId} className="-mx-5 bg-sand px-5 py-8 md:mx-0 md:p-8 xl:p-10">
      <h2 id={summaryId} className="text-3xl leading-tight md:text-4xl">
        {summary.heading}
      </h2>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2">
        {summary.points.map(({ heading, paragraph }) => (
          <li key={heading} className="border-t border-line pt-4">
            <h3 className="text-card">{heading}</h3>
            <p className="mt-2">{paragraph}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The table of contents, the page in short, and the full text. */
export function PrivacyText({ privacy }: { privacy: Privacy }) {
  const { summary, forms, sections, responsible, exampleNote, updated } = privacy;
  return (
    <PageWithContents
      entries={[{ id: summaryId, heading: summary.heading }, forms, ...sections, responsible]}
      updated={updated}
    >
      <PrivacySummary summary={summary} />
      <PrivacyForms texts={forms} />
      <div className="space-y-8">
        {sections.map((section) => (
          <PrivacySection key={section.id} section={section} exampleNote={exampleNote} />
        ))}
      </div>
    </PageWithContents>
  );
}
