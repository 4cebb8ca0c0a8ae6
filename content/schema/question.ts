import { z } from 'zod';
import {
  image,
  line,
  link,
  list,
  listOrNone,
  paragraph,
  reference,
  slug,
  title,
  wholeFault,
} from './fields';
import { termsSchema } from './terms';

const { updated: _, ...terms } = termsSchema.shape;
const termNames = Object.keys(terms) as (keyof typeof terms)[];

const slugs = (description: string) => listOrNone(reference, 6).describe(description);

const question = z
  .strictObject({
    id: slug.describe('the part of the address after #, such as ross-on-wednesday'),
    question: line,
    answer: z
      .optional(list(paragraph, 0, 4))
      .describe('0 to 4 paragraphs; what the terms and data below say need not be said again'),
    terms: listOrNone(z.enum(termNames), 4).describe(
      `terms of content/terms.ts that answer it: ${termNames.join(', ')}`,
    ),
    ferryRoutes: slugs(
      'ferry routes with their time on board, by their slugs in content/cruise.ts',
    ),
    openings: slugs('opening days and hours, by their slugs in content/opening.ts'),
    advice: slugs('blocks of content/advice.ts that answer it, by their ids'),
    link: link.optional().describe("the page with the whole answer: { label: '…', href: '/…' }"),
  })
  .refine(
    ({ answer, terms, ferryRoutes, openings, advice }) =>
      answer ?? terms ?? ferryRoutes ?? openings ?? advice,
    wholeFault('has no answer: it needs answer, terms, ferryRoutes, openings or advice'),
  );

/** Questions of one topic. */
export const questionGroupSchema = z.strictObject({
  id: slug,
  heading: title,
  image: image.optional().describe('a picture above its heading'),
  questions: list(question, 1, 20).describe('1 to 20 questions; others belong into another group'),
});

export type QuestionGroup = z.infer<typeof questionGroupSchema>;
export type Question = z.infer<typeof question>;
