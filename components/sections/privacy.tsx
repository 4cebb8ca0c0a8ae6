import { Container } from '@/components/ui/section';
import type { Privacy } from '@/lib/content/site';
import { formatDay } from '@/lib/date';
import { PrivacyForms } from './privacy-forms';
import { PrivacySection } from './privacy-section';

/** Sums the page up in four points, before the full text. */
export function PrivacySummary({ summary }: { summary: Privacy['summary'] }) {
  return (
    <section aria-labelledby="in-short" className="bg-sand">
      <Container className="py-16 md:py-24">
        <h2 id="in-short" className="text-section">
          {summary.heading}
        </h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {summary.points.map(({ heading, paragraph }) => (
            <li key={heading} className="border-t-4 border-coral pt-5">
              <h3 className="text-card">{heading}</h3>
              <p className="mt-2">{paragraph}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}

/** The full text. Its table of contents is beside it on wide screens, above it on others. */
export function PrivacyText({ privacy }: { privacy: Privacy }) {
  const { forms, sections, responsible, exampleNote } = privacy;
  return (
    <Container className="grid gap-x-16 gap-y-14 py-16 md:py-28 lg:grid-cols-[15rem_1fr]">
      <Contents privacy={privacy} entries={[forms, ...sections, responsible]} />
      <div className="space-y-16 md:space-y-20">
        <PrivacyForms texts={forms} />
        {sections.map((section) => (
          <PrivacySection key={section.id} section={section} exampleNote={exampleNote} />
        ))}
      </div>
    </Container>
  );
}

type Entry = { id: string; heading: string };

function Contents({ privacy, entries }: { privacy: Privacy; entries: Entry[] }) {
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-32 lg:self-start">
      <h2 id="contents" className="text-label font-semibold text-lagoon uppercase font-sans">
        {privacy.contents}
      </h2>
      <ol className="mt-3 grid border-t border-line md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        {entries.map(({ id, heading }) => (
          <li key={id} className="border-b border-line">
            <a href={`#${id}`} className="block py-2.5 leading-6 hover:text-lagoon">
              {heading}
            </a>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-base text-quiet">
        {privacy.updatedLabel} <time dateTime={privacy.updated}>{formatDay(privacy.updated)}</time>
      </p>
    </nav>
  );
}
