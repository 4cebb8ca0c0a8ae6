import { Carousel } from '@/components/carousel/carousel';
import { Section, SectionHeading } from '@/components/ui/section';
import { airlines, pages } from '@/lib/content/query/all-content';

const messages = pages.flights.airlines;

/** On phones, part of the next slide is visible at the end of the row, and the buttons are below it. */
const phoneStyle =
  'max-md:flex max-md:flex-col-reverse max-md:gap-3 max-md:[&_.carousel-viewport]:-me-5 max-md:[&_.carousel-viewport]:h-auto max-md:[&_.carousel-viewport]:pe-[calc(42%+--spacing(5))]';

/** A carousel of the airlines, four at a time, or one on phones. */
export function Airlines() {
  return (
    <Section labelledBy="airlines">
      <div className="relative">
        <SectionHeading id="airlines" {...messages} className="md:pr-48" />
        <Carousel
          name={messages.heading}
          slides={airlines.map(({ id, code, name, note }) => ({
            id,
            content: (
              <div className="h-full border-t border-line pt-4">
                <p className="tabular text-lead font-semibold text-lagoon">{code}</p>
                <p className="font-serif text-xl">{name}</p>
                {note && <p className="text-base text-quiet">{note}</p>}
              </div>
            ),
          }))}
          library="swiper"
          controls="arrows"
          className={`mt-6 [--delay:2000] [--gap:30px] [--per-view:1] [--move:400] md:mt-12 md:[--delay:1000] md:[--per-view:4] ${phoneStyle}`}
          controlsClassName="text-strong md:absolute md:top-10 md:right-0"
        />
      </div>
    </Section>
  );
}
