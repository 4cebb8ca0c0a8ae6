import { z } from 'zod';

/**
 * Fields that several schemas share. Descriptions are written for editors: if a value is invalid, the check prints the
 * description of its field after "Expected:".
 */

/** Control characters, and the replacement character for letters that were not saved as UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: this searches for control characters
const broken = /[\u0000-\u001f\u007f\u2028\u2029\ufffd]/;

const text = (max: number, description: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim(), 'starts or ends with a space')
    .refine(
      (value) => !broken.test(value),
      'contains a line break, a tab or a broken letter: delete it',
    )
    .regex(/^[^<>]*$/, 'contains < or >, but HTML is not allowed: delete it')
    .describe(description);

/** A list with a minimum and a maximum number of entries. */
export const list = <T extends z.ZodType>(entry: T, min: number, max: number) =>
  z.array(entry).min(min).max(max);

/** An optional list, which must not be empty. */
export const optionalList = <T extends z.ZodType>(entry: T, max: number) =>
  list(entry, 1, max).optional();

/** A whole number within limits. */
export const integer = (min: number, max: number) => z.int().min(min).max(max);

/** An amount in ₹ within limits. The site adds the sign and the commas. */
export const rupees = (min: number, max: number) =>
  integer(min, max).describe('whole rupees without sign, commas or decimals, such as 22500');

/** A range of amounts. */
export const range = (amount: z.ZodInt) =>
  z.strictObject({ min: amount, max: amount }).refine(({ min, max }) => min <= max, {
    error: 'has a min that is larger than its max',
  });

/** An object, with a description. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** An optional true or false. */
export const flag = z.boolean().optional();

/** A name or heading in one line, 80 characters at most. */
export const shortText = text(80, 'a short heading in plain text, 1 to 80 characters');

/** A line on a card or in a list, 200 characters at most. */
export const line = text(200, 'one line of plain text, 1 to 200 characters');

export const safety = text(480, 'a warning in plain text, 1 to 480 characters')
  .optional()
  .describe('a warning for visitors, shown under "Good to know"');

/** A paragraph, 1,600 characters at most. */
export const paragraph = text(1600, 'a paragraph of plain text, 1 to 1,600 characters');

/** One paragraph or more, in reading order. */
export const paragraphs = list(paragraph, 1, 12).describe(
  "a list of 1 to 12 paragraphs: ['First.', 'Second.']",
);

/** One line or more, in reading order. */
export const lines = list(line, 1, 20).describe("a list of 1 to 20 lines: ['First', 'Second']");

/** The part of an address that identifies an entry. */
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('lower-case letters, digits and single hyphens, at most 60, such as havelock-island');

/** A calendar day. */
export const day = z.iso
  .date()
  .describe('a day of the calendar, as year-month-day, such as 2026-11-21');

/** A day of every year. */
export const monthDay = z
  .string()
  .regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/)
  .describe('a day of the year, as month-day, such as 11-01');

/** A period of every year. It may span the end of the year. */
export const season = group("the first and the last day: { from: '11-01', to: '05-15' }", {
  from: monthDay,
  to: monthDay,
});

export type Season = z.infer<typeof season>;

/** The day when a text was last changed. Search engines visit a page again when it changes. */
export const updated = day.describe(
  'the day when the text was last changed, as year-month-day, such as 2026-11-21; search engines read it, so change it with the text',
);

/** The day when a fact was last checked. After a year, check-old-facts.ts warns. */
export const checked = day.describe(
  'the day when this fact was last checked, as year-month-day, such as 2026-11-21; check it again once a year',
);

/** A time of day in India. */
export const timeOfDay = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('a time of day as hours:minutes, such as 09:00 or 16:45');

/** A point on the map. The bounds enclose the Andaman and Nicobar Islands. */
export const coordinates = group('its position in degrees: { north: 11.67, east: 92.74 }', {
  north: z.number().min(6).max(14).describe('degrees north, from 6 to 14, such as 11.67'),
  east: z.number().min(92).max(94).describe('degrees east, from 92 to 94, such as 92.74'),
});

export type Coordinates = z.infer<typeof coordinates>;

/** Other names under which visitors search for an entry. */
export const aliases = optionalList(shortText, 6).describe(
  "1 to 6 other names under which visitors search for it: ['Swaraj Dweep']; delete the line if there are none",
);

/** An address within the site. */
export const internalLink = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[A-Za-z0-9-]+)?$/)
  .describe('an address on this site, in lower case and without a slash at the end: /packages');

/** An address on another site. */
export const externalLink = z
  .url({ protocol: /^https$/ })
  .max(300)
  .describe('a full address that starts with https://');

/** A picture with its text alternative, and optionally a picture on another host that covers it. */
export const image = group("a picture: { src: '/images/…', alt: 'what it shows' }", {
  src: z
    .string()
    .max(120)
    .regex(
      /^\/(images\/([a-z0-9-]+\/)*[a-z0-9-]+\.svg|photographs\/([\w()-][\w .()-]*\/)*[\w()-][\w .()-]*\.(jpe?g|png|webp))$/i,
    )
    .describe(
      'a drawing in public/images such as /images/packages/island-hopping.svg, or a photograph that you put into the folder photographs, such as /photographs/packages/beach.jpg (JPEG, PNG or WebP; letters, digits, hyphens)',
    ),
  alt: text(180, 'what the picture shows, in 12 to 180 characters').min(12),
  remote: z
    .strictObject({
      src: externalLink.describe('the full address of a picture, which starts with https://'),
      width: integer(100, 10_000).describe('the width of that picture in pixels, such as 1600'),
      height: integer(100, 10_000).describe('the height of that picture in pixels, such as 1000'),
    })
    .optional()
    .describe("a picture on another host: { src: 'https://…', width: 1600, height: 1000 }"),
});

/** The fields of every item except posts. */
export const itemFields = { slug, updated, image };

/** Marks an example, which the owner has to replace. `npm run check:launch` lists them all. */
export const example = flag.describe(
  'true for an example; delete the line when you have replaced the example',
);

export const quotesTerms = flag.describe(
  'true if it repeats terms; while the terms are examples, the site then says so',
);

/** A link to a page of this site. */
export const link = z.strictObject({ label: shortText, href: internalLink });
