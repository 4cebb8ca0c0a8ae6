import { content } from '@/lib/content/load/store';

export type { Airline, Counter, HeroSlide, Testimonial } from '@/content/schema/page';

/** The slides of home, the airlines, and the counters and testimonials, which may be empty. */
export const { heroSlides, airlines, counters, testimonials } = content;
