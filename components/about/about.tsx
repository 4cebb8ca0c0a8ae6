import { Paragraphs } from '@/components/ui/paragraphs';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { TextLink, textLink } from '@/components/ui/text-link';
import type { About } from '@/lib/content/query/site';

/** The story of the company: its first section with the picture, its third on a colour of its own. */
export function AboutSections({ about: { sections, image } }: { about: About }) {
  const [second, third, ...others] = sections.slice(1);
  return (
    <>
      <Section compact>
        <div className="space-y-12 md:space-y-20">
          <Texts sections={sections.slice(0, 1)} />
          <Picture
            image={image}
            sizes="(min-width: 1280px) 1216px, calc(100vw - 40px)"
            className="aspect-2/1 w-full object-cover"
          />
          {second && <Texts sections={[second]} />}
        </div>
      </Section>
      {third && (
        <Section surface="sand" compact>
          <Texts sections={[third]} />
        </Section>
      )}
      {others.length > 0 && (
        <Section compact>
          <div className="space-y-12 md:space-y-20">
            <Texts sections={others} />
          </div>
        </Section>
      )}
    </>
  );
}

type Texts = About['sections'][number];

/** Headings left, text right; points in a row under their heading. */
function Texts({ sections }: { sections: readonly Texts[] }) {
  return sections.map(({ label, heading, paragraphs = [], points, link }) => (
    <section
      key={heading}
      className={
        points
          ? 'grid gap-8'
          : 'grid gap-6 md:grid-cols-[2fr_3fr] md:gap-10 lg:grid-cols-2 lg:gap-16'
      }
    >
      <div>
        <p className="text-label font-semibold text-lagoon uppercase">{label}</p>
        <h2 className="mt-3 text-section">{heading}</h2>
      </div>
      {points ? (
        <ul className="grid gap-x-12 gap-y-6 lg:grid-cols-3">
          {points.map((point) => (
            <li key={point.heading} className="border-t border-line pt-4">
              <Point {...point} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="max-w-156 space-y-5 md:pt-8">
          <Paragraphs texts={paragraphs} />
          {link && (
            <p>
              <TextLink href={link.href}>{link.label}</TextLink>
            </p>
          )}
        </div>
      )}
    </section>
  ));
}

type PointProps = About['principles']['points'][number] & { onDeep?: boolean };

function Point({ heading, paragraph, link, onDeep = false }: PointProps) {
  return (
    <>
      <h3 className="text-card">{heading}</h3>
      <p className={`mt-2 ${onDeep ? 'text-paper/85' : ''}`}>{paragraph}</p>
      {link && (
        <p className="mt-2">
          <a
            href={link.href}
            className={onDeep ? 'font-semibold underline underline-offset-4' : textLink}
          >
            {link.label}
          </a>
        </p>
      )}
    </>
  );
}

/** The principles that the company follows. */
export function Principles({
  principles: { heading, points },
}: {
  principles: About['principles'];
}) {
  return (
    <Section surface="deep" compact>
      <h2 className="text-section">{heading}</h2>
      <ul className="mt-8 grid gap-x-16 gap-y-8 md:grid-cols-2">
        {points.map((point) => (
          <li key={point.heading} className="border-t border-white/30 pt-5">
            <Point {...point} onDeep />
          </li>
        ))}
      </ul>
    </Section>
  );
}
