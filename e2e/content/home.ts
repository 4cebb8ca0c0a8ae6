import type { Airline, Counter, HeroSlide, Testimonial } from '@/content/schema/page';
import { image } from '@/test/factories';

export const heroSlides: HeroSlide[] = ['One', 'Two', 'Three', 'Four'].map((name) => ({
  id: name.toLowerCase(),
  heading: `Slide ${name}`,
  paragraph: `What slide ${name} is about, in a line.`,
  image: { ...image, src: '/images/hero/first-light.svg' },
}));

export const airlines: Airline[] = ['Ant', 'Bee', 'Cat', 'Dog', 'Emu', 'Fox', 'Gnu'].map(
  (name) => ({
    id: name.toLowerCase(),
    code: name.slice(0, 2).toUpperCase(),
    name: `${name} Air`,
    ...(name === 'Gnu' && { note: `${name} Air flies now and then` }),
  }),
);

export const counters: Counter[] = [
  { label: 'Awards', target: 25 },
  { label: 'Tours', target: 970 },
  { label: 'Travellers', target: 10_000 },
  { label: 'Team Members', target: 50 },
];

/** The first is marked as an example. */
export const testimonials: Testimonial[] = ['Meera', 'Ravi', 'Tara'].map((name, index) => ({
  id: name.toLowerCase(),
  name,
  city: 'Pune',
  text: `${name} liked the boat, the beach and the quiet evenings.`,
  image,
  ...(index === 0 && { example: true }),
}));
