import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getAirlines } from '@/lib/content/home';
import { pages } from '@/lib/content/site';
import { Carousel } from './carousel';

/** The airlines' names in a carousel: four at a time, one on phones. */
export function Airlines() {
  const { airlines } = pages.flights;
  return (
    <Section labelledBy="airlines">
      <div className="relative">
        <SectionHeading id="airlines" {...airlines} className="md:pr-48" />
        <Carousel
          name={airlines.heading}
          slides={getAirlines().map(({ id, name }) => ({ id, content: <Airline name={name} /> }))}
          engine="swiper"
          settings={{ delay: { one: 2000, several: 1000 }, speed: 400 }}
          controls="arrows"
          className="mt-6 [--gap:30px] [--per-view:1] md:mt-12 md:[--per-view:4]"
          controlsClassName="mb-6 text-deep md:absolute md:top-10 md:right-0 md:mb-0"
        />
      </div>
    </Section>
  );
}

function Airline({ name }: { name: string }) {
  return (
    <p className="grid h-36 place-items-center border border-line bg-white px-4 text-center font-serif text-2xl text-deep">
      {name}
    </p>
  );
}
