import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getAirlines, type Airline as Item } from '@/lib/content/home';
import { pages } from '@/lib/content/site';
import { Carousel } from './carousel';

/** The airlines, and whether they fly to the islands, in a carousel: four at a time, one on phones. */
export function Airlines() {
  const { airlines } = pages.flights;
  return (
    <Section labelledBy="airlines" close>
      <div className="relative">
        <SectionHeading id="airlines" {...airlines} className="md:pr-48" />
        <Carousel
          name={airlines.heading}
          slides={getAirlines().map((item) => ({ id: item.id, content: <Airline item={item} /> }))}
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

function Airline({ item: { name, note } }: { item: Item }) {
  return (
    <div className="h-full border-t-4 border-coral bg-white p-5">
      <p className="font-serif text-2xl">{name}</p>
      <p className="mt-1 text-base text-quiet">{note}</p>
    </div>
  );
}
