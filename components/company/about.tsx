import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { PointList } from '@/components/ui/point-list';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import type { About } from '@/lib/content/query/site';

/** What guests can rely on, then the sections: a picture after the first one, a different surface for the third. */
export function AboutSections({ about: { sections, image, principles } }: { about: About }) {
  return (
    <>
      <Section surface="deep" compact>
        <SectionHeading heading={principles.heading} className="mb-8" />
        <PointList
          points={principles.points}
          className="md:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))]"
        />
      </Section>
      {sections.map((section, index) => (
        <Section key={section.heading} surface={index === 2 ? 'sand' : 'paper'} compact>
          <AboutSection {...section} />
          {index === 0 && (
            <Picture
              image={image}
              sizes="(min-width: 1280px) 1216px, calc(100vw - 40px)"
              className="mt-12 aspect-2/1 w-full object-cover md:mt-20"
            />
          )}
        </Section>
      ))}
    </>
  );
}

/** The heading on the left and the text on the right, or points in a row below the heading. */
function AboutSection({ label, heading, paragraphs = [], points }: About['sections'][number]) {
  return (
    <div
      className={`grid gap-8 ${points ? '' : 'md:grid-cols-[2fr_3fr] lg:grid-cols-2 lg:gap-16'}`}
    >
      <SectionHeading label={label} heading={heading} />
      {points ? (
        <PointList points={points} className="lg:grid-cols-3" />
      ) : (
        <div className="max-w-156 space-y-5 md:pt-8">
          <Paragraphs texts={paragraphs} />
        </div>
      )}
    </div>
  );
}
