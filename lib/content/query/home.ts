import type { Airline, Counter, HeroSlide, Testimonial } from '@/content/schema/home';
import { content } from '../load/store';
import { visible } from '../visible';

export type { Airline, Counter, HeroSlide, Testimonial };

/** The slides of the banner that opens the home page. */
export const heroSlides: HeroSlide[] = content.heroSlides;

/** The airlines on the route to Port Blair. */
export const airlines: Airline[] = content.airlines;

/** The numbers of the "Why Choose" section; there may be none. */
export const counters: Counter[] = content.counters;

/** What guests said, as far as it is shown; there may be nothing yet. */
export const testimonials: Testimonial[] = visible(content.testimonials);
