import { content } from '@/lib/content/load/store';

export type { Airline, Counter, HeroSlide, Testimonial } from '@/content/schema/page';

/** The slides of the first banner, the airlines on the route to Port Blair, and the numbers and guests’ words, perhaps none. */
export const { heroSlides, airlines, counters, testimonials } = content;
