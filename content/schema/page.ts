import { z } from 'zod';
import {
  aliases,
  example,
  flag,
  group,
  image,
  integer,
  internalLink,
  itemFields,
  line,
  lines,
  link,
  list,
  optionalList,
  paragraph,
  paragraphs,
  shortText,
  slug,
  updated,
} from './fields';
import { pageAddress, reference } from './references';

const summary = line
  .min(50)
  .max(160)
  .describe('the text under the title in search results, 50 to 160 characters');

/** The texts of a page for search engines and its banner. All other texts are messages, which have no schema. */
const pageSchema = z.looseObject({
  title: shortText
    .max(65)
    .optional()
    .describe('the title in the browser tab and in search results, up to 65 characters'),
  summary: summary.optional(),
  updated: updated.optional(),
  aliases,
  banner: z.looseObject({ lead: line, image }).optional(),
});

/** The texts of the fixed pages, by the name of the page. */
export const pagesSchema = z.record(z.string(), pageSchema);

const point = z.strictObject({ heading: shortText, paragraph });

const aboutPoint = point.extend({ link: link.optional().describe('a page that says more') });

const aboutSection = z.strictObject({
  example,
  label: shortText.describe('the small line above the heading, such as The name'),
  heading: shortText,
  paragraphs: paragraphs.optional(),
  points: list(aboutPoint, 2, 3)
    .optional()
    .describe('2 or 3 points instead of paragraphs: { heading, paragraph }'),
  image: image.optional().describe('a picture below the text'),
});

/** The page about the company: its people, how it works, and its principles. */
export const aboutSchema = z.strictObject({
  story: paragraphs.describe('how the company began, told above the people who answer'),
  example,
  sections: list(aboutSection, 3, 5).describe('3 to 5 sections: { label, heading, paragraphs }'),
  principles: z.strictObject({
    heading: shortText,
    points: list(aboutPoint, 3, 4).describe(
      '3 or 4 principles of the company: { heading, paragraph }',
    ),
  }),
});

export type About = z.infer<typeof aboutSchema>;

/** One slide of the banner that opens the home page. */
export const heroSlideSchema = z.strictObject({
  id: slug,
  heading: shortText,
  paragraph: line,
  image,
});

/** An airline with flights to the Andamans or towards them. */
export const airlineSchema = z.strictObject({
  id: slug,
  code: z
    .string()
    .regex(/^[0-9A-Z]{2}$/, 'must be two capital letters or digits')
    .describe('the start of its flight numbers, two capital letters or digits'),
  name: shortText,
  note: line.optional().describe('a note for an airline that does not fly to Port Blair'),
});

/** A city with the approximate price of a return flight for a person, in ₹. */
export const flightSchema = z.strictObject({
  city: shortText,
  price: integer(1, 99_999),
  journey: line.describe('the route: Direct, in about two hours').optional(),
  example,
});

/** A number that the home page counts up to. */
export const counterSchema = z.strictObject({
  label: shortText,
  target: integer(1, 9_999_999).describe('a whole number from 1 to 9999999, without commas'),
  example,
});

/** A testimonial of a guest. */
export const testimonialSchema = z.strictObject({
  id: slug,
  name: shortText.describe('the first name'),
  city: shortText,
  text: paragraph.max(400),
  image,
  example: flag.describe('true for an example; delete the line for the words of a real guest'),
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;
export type Airline = z.infer<typeof airlineSchema>;
export type Flight = z.infer<typeof flightSchema>;
export type Counter = z.infer<typeof counterSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;

const servicePrice = z.strictObject({
  name: shortText,
  amount: integer(-99_999, 999_999),
  per: shortText,
  addToPriceOf: reference('package').optional(),
});

const serviceSection = z.strictObject({
  heading: shortText,
  paragraphs: paragraphs.max(4).optional().describe('0 to 4 short paragraphs'),
  prices: optionalList(servicePrice, 8).describe(
    "prices in ₹: { name: 'A car with four seats', amount: 3200, per: 'a day' }; with addToPriceOf, the amount is added to the price of this package",
  ),
  example,
  points: lines.max(8).optional().describe("a list under the paragraphs: ['First', 'Second']"),
  link: link.optional().describe("a page that says more: { label: '…', href: '/…' }"),
});

/** A page about one service: banner, lead, sections and related pages. */
export const serviceSchema = z.strictObject({
  ...itemFields,
  slug: slug.describe('the address of the page without the slash, such as scubadiving'),
  name: shortText,
  heading: shortText,
  paragraph: paragraph.max(480).describe('a description in 2 to 4 sentences'),
  sections: list(serviceSection, 1, 8).describe(
    '1 to 8 sections under the lead: { heading, paragraphs, points, prices }',
  ),
  related: list(pageAddress, 1, 4).describe('the addresses of 1 to 4 related pages'),
  summary,
});

export type ServicePrice = z.infer<typeof servicePrice>;
export type ServiceEntry = z.infer<typeof serviceSchema>;

const formPurpose = z.strictObject({
  heading: shortText,
  why: paragraph.describe('the purpose of the form and of its fields'),
  page: group("the page of the form: { label: '…', href: '/…' }, without href for every page", {
    label: shortText,
    href: internalLink.optional(),
  }),
});

const privacySection = z.strictObject({
  id: slug,
  heading: shortText,
  paragraphs,
  parts: optionalList(point, 8).describe('parts under the paragraphs: { heading, paragraph }'),
  points: lines.optional().describe("a list under the paragraphs: ['First', 'Second']"),
  example,
});

export const privacySchema = z.strictObject({
  updated,
  summary: z.strictObject({
    heading: shortText,
    points: z.array(point).length(4).describe('4 points: { heading, paragraph }'),
  }),
  forms: z.strictObject({
    id: slug,
    heading: shortText,
    lead: paragraph,
    flight: formPurpose,
    contact: formPurpose,
    ferryCancelled: formPurpose,
    booking: formPurpose,
    added: paragraphs.describe('what a message contains besides the fields'),
  }),
  sections: list(privacySection, 5, 12).describe('5 to 12 sections in reading order'),
  responsible: z.strictObject({ id: slug, heading: shortText, paragraph }),
});

export type Privacy = z.infer<typeof privacySchema>;

/** Words that visitors type, and the pages that they look for. */
export const synonymsSchema = z.strictObject({
  typed: list(shortText, 1, 16).describe("1 to 16 words or phrases that visitors type: ['atm']"),
  finds: list(internalLink, 1, 12).describe(
    "1 to 12 addresses of pages, or of parts of pages, that the search should find: ['/questions#cash']",
  ),
});
export type Synonyms = z.infer<typeof synonymsSchema>;

/** A name in its usual spelling, with other spellings. */
export const spellingsSchema = z.strictObject({
  name: shortText.describe('the name in its usual spelling'),
  others: list(shortText, 1, 10).describe('1 to 10 other spellings of it'),
});
export type Spellings = z.infer<typeof spellingsSchema>;
