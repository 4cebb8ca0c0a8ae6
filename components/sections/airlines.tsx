import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getAirlines } from '@/lib/content/home';
import { pages } from '@/lib/content/site';

/** The airlines' names in a row that scrolls: four at a time, one on phones. */
export function Airlines() {
  return (
    <Section labelledBy="airlines">
      <SectionHeading id="airlines" {...pages.flights.airlines} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the keyboard's arrows */}
      <ul tabIndex={0} aria-labelledby="airlines" className="scroll-row mt-12 gap-[30px] pb-4">
        {getAirlines().map(({ id, name }) => (
          <li
            key={id}
            className="grid h-36 w-full place-items-center border border-line bg-white px-4 text-center font-serif text-2xl text-deep md:w-[calc(25%-22.5px)]"
          >
            {name}
          </li>
        ))}
      </ul>
    </Section>
  );
}
