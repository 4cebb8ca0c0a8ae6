import { content } from '@/lib/content/query/site-content';

export type { Company } from '@/content/schema/company';
export type { HeroSlide, Privacy, Testimonial } from '@/content/schema/page';

/** Content that belongs to the whole site. */
export const { about, company, labels, navigation, synonyms, pages, privacy, seo } = content;

/** The slides of home, the airlines, and the counters and testimonials, which may be empty. */
export const { heroSlides, airlines, counters, testimonials } = content;
