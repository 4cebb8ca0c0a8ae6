import { Points } from '@/components/ui/bullet-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import type { Privacy } from '@/lib/content/site';

type Props = {
  section: Privacy['sections'][number];
  /** Shown under a section that is not confirmed yet. */
  exampleNote: string;
};

/** One section of the privacy page: paragraphs, then its parts or its points. */
export function PrivacySection({ section, exampleNote }: Props) {
  const { id, heading, paragraphs, parts, points, months, example } = section;
  return (
    <section aria-labelledby={id} className="space-y-5">
      <h2 id={id} className="text-3xl leading-tight md:text-4xl">
        {heading}
      </h2>
      <div className="max-w-prose space-y-5">
        <Paragraphs texts={paragraphs.map((text) => text.replace('{months}', String(months)))} />
      </div>
      {parts && (
        <dl className="border-t border-line">
          {parts.map((part) => (
            <div
              key={part.heading}
              className="gap-8 border-b border-line py-5 md:grid md:grid-cols-[10rem_1fr]"
            >
              <dt className="font-serif text-xl">{part.heading}</dt>
              <dd className="mt-1 max-w-prose md:mt-0">{part.paragraph}</dd>
            </div>
          ))}
        </dl>
      )}
      {points && (
        <div className="max-w-prose">
          <Points points={points} />
        </div>
      )}
      {example && <p className="text-base text-quiet">{exampleNote}</p>}
    </section>
  );
}
