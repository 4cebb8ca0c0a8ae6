import type { ReactNode } from 'react';
import { BulletPoints } from '@/components/ui/bullet-list';
import { Disclosure } from '@/components/ui/disclosure';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Privacy } from '@/lib/content/query/site';
import { fillIn } from '@/lib/text/fill-in';

type Props = {
  section: Privacy['sections'][number];
  /** Shown under a section that is not confirmed yet. */
  exampleNote: string;
};

/**
 * One section of the privacy page: paragraphs, then its parts or its points. Phones show it when its heading
 * is pressed; on wide screens the heading is beside it.
 */
export function PrivacySection({ section, exampleNote }: Props) {
  const { id, heading, paragraphs, parts, points, months, example } = section;
  return (
    <FoldedSection
      id={id}
      heading={heading}
      level="h2"
      headingStyle="mb-4 text-2xl md:text-3xl"
      className="beside-heading max-sm:mb-0 sm:pt-8"
    >
      <Paragraphs texts={paragraphs.map((text) => fillIn(text, { months: String(months) }))} />
      {parts && (
        <dl className="divide-y divide-line border-t border-line">
          {parts.map((part) => (
            <div key={part.heading} className="py-4">
              <dt className="font-serif text-xl">{part.heading}</dt>
              <dd className="mt-1">{part.paragraph}</dd>
            </div>
          ))}
        </dl>
      )}
      {points && <BulletPoints points={points} />}
      {example && <p className="text-base text-quiet">{exampleNote}</p>}
    </FoldedSection>
  );
}

type FoldedProps = {
  id: string;
  heading: string;
  level: 'h2' | 'h3';
  /** How its heading looks where there is room; phones have the line that opens the text. */
  headingStyle: string;
  className: string;
  children: ReactNode;
};

/** A part of a long page, whose text phones show when its heading is pressed. */
function FoldedSection({
  id,
  heading,
  level: Heading,
  headingStyle,
  className,
  children,
}: FoldedProps) {
  return (
    <section aria-labelledby={id} className={`border-line sm:border-t ${className}`}>
      <Heading id={id} className={`leading-tight ${headingStyle}`}>
        {heading}
      </Heading>
      <Disclosure text={heading} expandedOnTablets>
        <div className="space-y-4 pb-5 sm:pb-0">{children}</div>
      </Disclosure>
    </section>
  );
}
