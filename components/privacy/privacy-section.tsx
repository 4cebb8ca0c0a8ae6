import { Points } from '@/components/ui/bullet-list';
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
    <section
      aria-labelledby={id}
      className="beside-heading border-line max-sm:mt-0 sm:border-t sm:pt-8"
    >
      <h2 id={id} className="mb-4 text-2xl leading-tight lg:text-3xl">
        {heading}
      </h2>
      <Disclosure text={heading} tablets>
        <div className="space-y-4 pb-6 sm:pb-0">
          <Paragraphs texts={paragraphs.map((text) => fillIn(text, { months: String(months) }))} />
          {parts && (
            <dl className="divide-y divide-line border-t border-line">
              {parts.map((part) => (
                <div key={part.heading} className="gap-8 py-5 lg:grid lg:grid-cols-[10rem_1fr]">
                  <dt className="font-serif text-xl">{part.heading}</dt>
                  <dd className="mt-1 lg:mt-0">{part.paragraph}</dd>
                </div>
              ))}
            </dl>
          )}
          {points && <Points points={points} />}
          {example && <p className="text-base text-quiet">{exampleNote}</p>}
        </div>
      </Disclosure>
    </section>
  );
}
