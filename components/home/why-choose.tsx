import { GuestQuote } from '@/components/company/testimonials';
import { Island } from '@/components/islands/island';
import { ExampleTag } from '@/components/ui/example-tag';
import { PointList } from '@/components/ui/point-list';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { counters, labels, pages, people, testimonials } from '@/lib/content/query/all-content';
import { routes } from '@/lib/routes/routes';

/** The reasons to choose the company, with up to four numbers and the first two guests' quotes. */
export function WhyChoose() {
  const { why } = pages.home;
  return (
    <Section labelledBy="why-choose">
      <SectionHeading id="why-choose" {...why} />
      <Counters />
      <div className="mt-8">
        <PointList points={why.reasons} />
      </div>
      <p className="mt-4 empty:hidden">
        <ExampleTag entries={people} />
      </p>
      <div className="grid gap-x-12 lg:grid-cols-2">
        {testimonials.slice(0, 2).map((guest) => (
          <GuestQuote key={guest.id} guest={guest} />
        ))}
      </div>
      <p className="mt-8 mb-2 text-lead">{why.closing}</p>
      <TextLink href={routes.contact}>{labels.contact.enquireNow}</TextLink>
    </Section>
  );
}

/**
 * A row of numbers. Renders nothing without numbers. While digits count up on top of the final values
 * (counters.island.ts), these are transparent: they still take up space, and screen readers read them.
 */
function Counters() {
  if (counters.length === 0) return null;
  return (
    <>
      <p className="mt-4 empty:hidden">
        <ExampleTag entries={counters} text={labels.examples.figures} />
      </p>
      <Island
        as="dl"
        name="counters"
        when="immediately"
        className="counters mt-8 grid grid-cols-2 gap-6 border-t border-line pt-6 md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
      >
        {counters.map(({ label, target }) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-quiet">{label}</dt>
            <dd className="tabular relative font-serif text-[min(9.5vw,3rem)] leading-none whitespace-nowrap text-strong md:text-[2.5rem] xl:text-7xl">
              <data
                value={target}
                hidden
                aria-hidden
                className="peer absolute inset-0 motion-reduce:hidden print:hidden"
              />
              <span className="print:opacity-100! motion-safe:peer-[:not([hidden])]:opacity-0">{`${target}+`}</span>
            </dd>
          </div>
        ))}
      </Island>
    </>
  );
}
