import { z } from 'zod';
import { day, example, image, line, link, list, paragraphs, shortText, slug } from './fields';
import { reference, references } from './references';

export const authorSchema = z.strictObject({ id: slug, name: shortText, example });

const section = z.strictObject({
  heading: shortText.optional(),
  paragraphs,
  image: image.optional(),
  link: link.optional().describe("a link to a page, below the text: { label: '…', href: '/…' }"),
});

export const postSchema = z.strictObject({
  title: shortText
    .regex(/[a-z0-9]/i)
    .describe('the title, with letters from a to z, which become the address of the post'),
  author: reference('author'),
  date: day,
  image,
  description: line.describe('one line of plain text for search results, 50 to 200 characters'),
  sections: list(section, 1, 12).describe(
    "1 to 12 sections: { heading: '…', paragraphs: ['…'] }; the heading is optional, and so are an image and a link",
  ),
  places: references('place', 0, 6, 'the places that it mentions'),
});

export type Author = z.infer<typeof authorSchema>;
export type PostEntry = z.infer<typeof postSchema>;
