import { z } from 'zod';

/**
 * The fields that several entities share. Each has a description: the content report prints it as
 * "expected" when a value does not fit, so it is written for editors.
 */

/** Control characters, and what is left of a letter that was not saved as UTF-8. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const broken = /[\u0000-\u001f\u007f\u2028\u2029\ufffd]/;

const text = (max: number, description: string) =>
  z
    .string()
    .min(1)
    .max(max)
    .refine((value) => value === value.trim(), 'starts or ends with a space')
    .refine(
      (value) => !broken.test(value),
      'holds a line break, a tab or a broken letter: take it out',
    )
    .regex(/^[^<>]*$/, 'holds < or >, which looks like HTML: take it out')
    .describe(description);

/** A list of so many entries. */
export const list = <T extends z.ZodType>(entry: T, least: number, most: number) =>
  z.array(entry).min(least).max(most);

/** A list of at least one entry, or no such line. */
export const listOrNone = <T extends z.ZodType>(entry: T, most: number) =>
  list(entry, 1, most).optional();

/** A whole number. */
export const whole = (least: number, most: number) => z.int().min(least).max(most);

/** What is known from a least to a most. */
export const range = (amount: z.ZodInt) =>
  z
    .strictObject({ least: amount, most: amount })
    .refine(({ least, most }) => least <= most, { error: 'has less at most than at least' });

/** Values that belong together, in { }. */
export const group = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).describe(description);

/** true, or no such line. */
export const flag = z.boolean().optional();

/** A name or heading in one line, 80 characters at most. */
export const shortText = text(80, 'a short heading in plain text, 1 to 80 characters');

/** A line on a card or in a list, 200 characters at most. */
export const line = text(200, 'one line of plain text, 1 to 200 characters');

/** A paragraph, 1,600 characters at most. */
export const paragraph = text(1600, 'a paragraph of plain text, 1 to 1,600 characters');

/** One paragraph or more, in reading order. */
export const paragraphs = list(paragraph, 1, 12).describe(
  "a list of 1 to 12 paragraphs: ['First.', 'Second.']",
);

/** One line or more, in reading order. */
export const lines = list(line, 1, 20).describe("a list of 1 to 20 lines: ['First', 'Second']");

/** The part of an address that names the item. */
export const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .describe('small letters, digits and single hyphens, at most 60, such as havelock-island');

/** The slug or id of another entry. The check of the whole content knows which ones exist. */
export const reference = z.string().describe('a name that another entry has, in quotes');

/** A calendar day. */
export const day = z.iso
  .date()
  .describe('a day that exists, as year-month-day, such as 2026-11-21');

/** A day of any year. */
export const monthDay = z
  .string()
  .regex(/^((0[1-9]|1[0-2])-(0[1-9]|[12]\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/)
  .describe('a day of every year that exists, as month-day, such as 11-01');

/** Days that come back every year; the first may be later in the year than the last. */
export const season = group("the first and the last day: { from: '11-01', to: '05-15' }", {
  from: monthDay,
  to: monthDay,
});

export type Season = z.infer<typeof season>;

/** The day on which a text was last changed: search engines read the page again when it is newer. */
export const updated = day.describe(
  'the day on which the text was last changed, as year-month-day, such as 2026-11-21; change it with the text, as search engines are told',
);

/** The day on which a fact was last looked up; the content report warns when it is a year old. */
export const checked = day.describe(
  'the day on which this was last looked up, as year-month-day, such as 2026-11-21; look it up again once a year',
);

/** A time of day in Indian time. */
export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .describe('a time of day as hours:minutes, such as 09:00 or 16:45');

/** A point on the map. The bounds are those of the Andaman and Nicobar Islands. */
export const coordinates = group('where it lies, in degrees: { north: 11.67, east: 92.74 }', {
  north: z.number().min(6).max(14).describe('degrees north, from 6 to 14, such as 11.67'),
  east: z.number().min(92).max(94).describe('degrees east, from 92 to 94, such as 92.74'),
});

export type Coordinates = z.infer<typeof coordinates>;

/** Names under which visitors look for something, besides the one that the site uses. */
export const aliases = listOrNone(shortText, 6).describe(
  "1 to 6 other names under which it is looked for, old and new: ['Swaraj Dweep']; leave the line out for none",
);

/** An address within the site. */
export const internalLink = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?(#[a-z0-9-]+)?$/)
  .describe('an address of this site, in small letters and without a slash at its end: /packages');

/** An address on another site. */
export const externalLink = z
  .url({ protocol: /^https$/ })
  .max(300)
  .describe('a full address that starts with https://');

/** A picture of the site, optionally one on another host to show in its place, and a description. */
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
      width: whole(100, 10_000).describe('how wide that picture is, in pixels, such as 1600'),
      height: whole(100, 10_000).describe('how high that picture is, in pixels, such as 1000'),
    })
    .optional()
    .describe("a picture on another host: { src: 'https://…', width: 1600, height: 1000 }"),
});

/** What every item has, except posts. */
export const item = { slug, updated, image };

/** Marks what is made up, until the owner replaces it; the launch check lists every one. */
export const example = flag.describe(
  'true marks an example; delete the line when the entry is true',
);

export const quotesTerms = flag.describe(
  'true where it repeats terms: the site then says so as long as they are examples',
);

/** A link to a page of this site. */
export const link = z.strictObject({ label: shortText, href: internalLink });
