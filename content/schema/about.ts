import { z } from 'zod';
import { image, paragraph, paragraphs, title } from './fields';

const section = z.strictObject({
  label: title.describe('the small line over the heading, such as The name'),
  heading: title,
  paragraphs,
});

const principle = z.strictObject({ heading: title, paragraph });

/** The page about the company: who it is, how it works, what it won’t do. */
export const aboutSchema = z.strictObject({
  image,
  sections: z
    .array(section)
    .min(3)
    .max(5)
    .describe('3 to 5 sections in reading order: { label, heading, paragraphs }'),
  principles: z
    .array(principle)
    .min(3)
    .max(4)
    .describe('3 or 4 rules the company holds itself to: { heading, paragraph }'),
});

export type About = z.infer<typeof aboutSchema>;
