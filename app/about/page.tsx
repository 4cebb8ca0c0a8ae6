import { PageBanner } from '@/components/banner/page-banner';
import { ExampleTag } from '@/components/ui/example-tag';
import { FactList } from '@/components/ui/fact-list';
import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { PointList } from '@/components/ui/point-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { about, company, labels, pages, people } from '@/lib/content/query/all-content';
import { pageMetadata } from '@/lib/pages/metadata';
import { anchors } from '@/lib/routes/anchors';
import { routes } from '@/lib/routes/routes';

export const metadata = pageMetadata(routes.about);

export default function AboutPage() {
  const { sections, principles } = about;
  return (
    <>
      <PageBanner route={routes.about} {...pages.about.banner} />
      <Section>
        <Team />
      </Section>
      <Section surface="brand">
        <SectionHeading heading={principles.heading} className="mb-8" />
        <PointList points={principles.points} />
      </Section>
      {sections.map(({ label, heading, paragraphs = [], points, image, example }, index) => (
        <Section key={heading} surface={index % 2 === 0 ? 'paper' : 'sand'}>
          {/* Paragraphs stand beside the heading, and points below it. */}
          <div
            className={`grid gap-8 ${points ? '' : 'md:grid-cols-[2fr_3fr] lg:grid-cols-2 lg:gap-16'}`}
          >
            <div className="space-y-3">
              <SectionHeading label={label} heading={heading} />
              <ExampleTag entries={[{ example }]} />
            </div>
            {points ? (
              <PointList points={points} />
            ) : (
              <div className="max-w-156 space-y-5 md:pt-8">
                <Paragraphs texts={paragraphs} />
              </div>
            )}
          </div>
          {image && (
            <Picture
              image={image}
              sizes="(min-width: 1280px) 1216px, calc(100vw - 40px)"
              className="mt-12 aspect-2/1 w-full object-cover md:mt-20"
            />
          )}
        </Section>
      ))}
      <Section>
        <div className="max-w-text space-y-4">
          <FactList
            facts={company.registrations.map(({ name, number }) => ({
              label: name,
              value: number,
            }))}
          />
          <ExampleTag entries={[company]} />
        </div>
      </Section>
    </>
  );
}

function Team() {
  return (
    <section aria-labelledby={anchors.about.people}>
      <h2 id={anchors.about.people} className="text-3xl">
        {labels.team.people} <ExampleTag entries={[...people, about]} />
      </h2>
      <div className="mt-4 max-w-text space-y-4">
        <Paragraphs texts={about.story} />
      </div>
      <ul className="mt-6 grid gap-4 md:grid-cols-3">
        {people.map(({ name, role, languages }) => (
          <li key={name} className="border-t-4 border-coral bg-sand p-5">
            <h3 className="text-2xl">{name}</h3>
            <p className="mt-1">{role}</p>
            <p className="mt-2 text-base text-quiet">{languages.join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
