import { TestimonialCard } from '@/components/cards/testimonial-card';
import { Section } from '@/components/ui/section';
import { SectionHeading } from '@/components/ui/section-heading';
import { getTestimonials } from '@/lib/content/home';
import { pages } from '@/lib/content/site';

/** What guests said: two at a time, one on phones, in a row that scrolls. */
export function Testimonials() {
  const { testimonials } = pages.topplaces;
  return (
    <Section surface="deep" labelledBy="testimonials">
      <SectionHeading id="testimonials" {...testimonials} onDeep />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must take the keyboard's arrows */}
      <ul tabIndex={0} aria-labelledby="testimonials" className="scroll-row mt-12 gap-8 pb-4">
        {getTestimonials().map((item) => (
          <li key={item.id} className="w-full sm:w-[calc(50%-1rem)]">
            <TestimonialCard item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
