import { Carousel } from '@/components/carousel/carousel';
import { ExampleTag } from '@/components/ui/example-tag';
import { Picture } from '@/components/ui/picture';
import { Section, SectionHeading } from '@/components/ui/section';
import { labels, pages, type Testimonial, testimonials } from '@/lib/content/query/all-content';

const messages = pages.places.testimonials;

/** On tablets, the specification asks to start at the third slide. The slider continues from there. */
const startStyle =
  'min-[641px]:max-[1024.01px]:not-data-state:[&_.carousel-slide:nth-child(3)]:-order-1';

/** A carousel of testimonials, two at a time, or one on phones. Renders nothing without testimonials. */
export function Testimonials() {
  if (testimonials.length === 0) return null;
  return (
    <Section surface="brand" labelledBy="testimonials">
      <SectionHeading id="testimonials" {...messages} />
      <p className="mt-4 empty:hidden">
        <ExampleTag entries={testimonials} text={labels.examples.testimonials} />
      </p>
      <Carousel
        name={messages.heading}
        slides={testimonials.map((item) => ({
          id: item.id,
          content: <TestimonialCard item={item} />,
        }))}
        library="embla"
        controls="dots"
        className={`mt-12 flex flex-col-reverse gap-4 [--delay:2000] [--gap:32px] [--per-view:1] [--move:500] sm:[--per-view:2] ${startStyle}`}
        controlsClassName="justify-center"
      />
    </Section>
  );
}

/** A testimonial. A line above all of them says whether some are examples. */
function TestimonialCard({ item }: { item: Testimonial }) {
  return (
    <figure className="flex h-full flex-col gap-6 bg-panel p-7 text-ink forced-colors:border">
      <blockquote className="font-serif text-2xl leading-snug">“{item.text}”</blockquote>
      <figcaption className="mt-auto flex items-center gap-4 text-base">
        <Picture
          image={item.image}
          sizes="56px"
          width={400}
          height={400}
          className="size-14 flex-none rounded-full"
        />
        <span className="font-semibold">
          {item.name}, {item.city}
        </span>
      </figcaption>
    </figure>
  );
}

/** A guest's quote, with name and city. Renders nothing without a guest. */
export function GuestQuote({ guest }: { guest: Testimonial | undefined }) {
  if (!guest) return null;
  return (
    <figure className="mt-6">
      <blockquote className="max-w-4xl font-serif text-xl md:text-2xl">“{guest.text}”</blockquote>
      <figcaption className="mt-2 text-base text-quiet">
        {guest.name}, {guest.city} <ExampleTag entries={[guest]} />
      </figcaption>
    </figure>
  );
}
