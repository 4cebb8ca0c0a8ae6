import { z } from 'zod';
import { image, link, list, paragraph, paragraphs, title } from './fields';

const namedPage = link.optional().describe('the page of this site that the text names');

const point = z.strictObject({ heading: title, paragraph, link: namedPage });

const section = z.strictObject({
  label: title.describe('the small line over the heading, such as The name'),
  heading: title,
  paragraphs: paragraphs.optional(),
  points: z
    .optional(list(point, 2, 3))
    .describe('2 or 3 things to count instead of paragraphs: { heading, paragraph }'),
  link: namedPage,
});

/** The page about the company: who it is, how it works, what it won’t do. */
export const aboutSchema = z.strictObject({
  image,
  sections: list(section, 3, 5).describe(
    '3 to 5 sections in reading order: { label, heading, paragraphs }',
  ),
  principles: z.strictObject({
    heading: title,
    points: list(point, 3, 4).describe(
      '3 or 4 rules the company holds itself to: { heading, paragraph }',
    ),
  }),
});

export type About = z.infer<typeof aboutSchema>;
