import { z } from 'zod';
import { image, line, link, list, paragraph, slug, title } from './fields';

const question = z.strictObject({
  id: slug.describe('the part of the address after #, such as ross-on-wednesday'),
  question: line,
  answer: list(paragraph, 1, 4).describe(
    '1 to 4 paragraphs; facts of other files stand in { }, such as {term:deposit} and {advice:drones}',
  ),
  link: link.optional().describe("the page with the whole answer: { label: '…', href: '/…' }"),
});

/** Questions of one topic. */
export const questionGroupSchema = z.strictObject({
  id: slug,
  heading: title,
  image: image.optional().describe('a picture above its heading'),
  questions: list(question, 1, 20).describe('1 to 20 questions; others belong into another group'),
});

export type QuestionGroup = z.infer<typeof questionGroupSchema>;
