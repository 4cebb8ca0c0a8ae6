import { visible } from '@/lib/content/collections';
import { content } from '@/lib/content/load/store';

export type { Airline, Counter, HeroSlide, Testimonial } from '@/content/schema/home';

/** The slides of the first banner, the airlines on the route to Port Blair, and the numbers, perhaps none. */
export const { heroSlides, airlines, counters } = content;

/** What guests said, as far as it is shown; there may be nothing yet. */
export const testimonials = visible(content.testimonials);
