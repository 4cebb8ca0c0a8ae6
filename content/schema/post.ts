import { z } from 'zod';
import {
  day,
  example,
  flag,
  image,
  line,
  link,
  list,
  paragraphs,
  quotesTerms,
  reference,
  shortText,
  slug,
  updated,
} from './fields';

/** Who writes on the blog. */
export const authorSchema = z.strictObject({
  id: slug,
  name: shortText,
  person: flag.describe('true for a person; leave the line out for a desk or a team'),
  example,
});

/** A blog post. */
export const postSchema = z
  .strictObject({
    title: shortText.describe(
      'the title; in small letters and hyphens it is the address of the post',
    ),
    author: reference.describe('the id of an author in content/authors.ts'),
    date: day,
    updated: updated.describe(
      'the day on which the text was last changed; the same as date until then',
    ),
    image,
    description: line.describe(
      'one line of plain text, 50 to 200 characters: search engines show it',
    ),
    sections: list(
      z.strictObject({
        heading: shortText.optional(),
        paragraphs,
        quotesTerms,
        image: image
          .optional()
          .describe("a picture above the section: { src: '/images/…', alt: 'what it shows' }"),
        link: link
          .optional()
          .describe("a page that tells more, under the text: { label: '…', href: '/…' }"),
      }),
      1,
      12,
    ).describe(
      "1 to 12 sections: { heading: '…', paragraphs: ['…'] }; the first needs no heading; an image and a link are extras",
    ),
    places: list(reference, 0, 6).describe(
      '0 to 6 slugs of places the post speaks of, as in content/places.ts',
    ),
  })
  .refine((post) => post.updated >= post.date, { path: ['updated'], error: 'is before date' });

export type Author = z.infer<typeof authorSchema>;
export type Post = z.infer<typeof postSchema>;
